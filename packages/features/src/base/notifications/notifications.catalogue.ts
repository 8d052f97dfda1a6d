import { defineMessages } from '../../kernel/index.js';
import { messages } from './notifications.messages.js';

/** Texts of the notifications page. */
export const catalogue = defineMessages({
  name: 'notifications',
  en: messages,
  fr: () => import('./notifications.messages.fr.js'),
  es: () => import('./notifications.messages.es.js'),
});

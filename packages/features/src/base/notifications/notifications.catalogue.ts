import { defineMessages } from '../../kernel/index.js';
import { messages } from './notifications.messages.js';

export const catalogue = defineMessages({
  name: 'notifications',
  en: messages,
  fr: () => import('./notifications.messages.fr.js'),
  es: () => import('./notifications.messages.es.js'),
});

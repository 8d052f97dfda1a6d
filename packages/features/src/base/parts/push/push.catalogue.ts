import { defineMessages } from '../../../kernel/index.js';
import { messages } from './push.messages.js';

/** Texts of the offer and the setting of push notifications. */
export const catalogue = defineMessages({
  name: 'push',
  en: messages,
  fr: () => import('./push.messages.fr.js'),
  es: () => import('./push.messages.es.js'),
});

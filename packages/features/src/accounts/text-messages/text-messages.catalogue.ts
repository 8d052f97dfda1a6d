import { defineMessages } from '../../kernel/index.js';
import { messages } from './text-messages.messages.js';

/** Texts of the settings of text messages. */
export const catalogue = defineMessages({
  name: 'textMessages',
  en: messages,
  fr: () => import('./text-messages.messages.fr.js'),
  es: () => import('./text-messages.messages.es.js'),
});

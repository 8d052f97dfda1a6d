import { defineMessages } from '../../kernel/index.js';
import { messages } from './categories.messages.js';

/** Texts of the public pages of hives and topics. */
export const catalogue = defineMessages({
  name: 'categories',
  en: messages,
  fr: () => import('./categories.messages.fr.js'),
  es: () => import('./categories.messages.es.js'),
});

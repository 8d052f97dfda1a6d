import { defineMessages } from '../../kernel/index.js';
import { messages } from './search.messages.js';

/** Texts of the search page, saved searches included. */
export const catalogue = defineMessages({
  name: 'search',
  en: messages,
  fr: () => import('./search.messages.fr.js'),
  es: () => import('./search.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './universities.messages.js';

/** Texts of the pages of universities. */
export const catalogue = defineMessages({
  name: 'universities',
  en: messages,
  fr: () => import('./universities.messages.fr.js'),
  es: () => import('./universities.messages.es.js'),
});

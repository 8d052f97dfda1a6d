import { defineMessages } from '../../../kernel/index.js';
import { messages } from './search-fit.messages.js';

/** Texts of the note about results that match a search only in part. */
export const catalogue = defineMessages({
  name: 'searchFit',
  en: messages,
  fr: () => import('./search-fit.messages.fr.js'),
  es: () => import('./search-fit.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './listing-filters.messages.js';

/** Texts of the filters of listings. */
export const catalogue = defineMessages({
  name: 'listingFilters',
  en: messages,
  fr: () => import('./listing-filters.messages.fr.js'),
  es: () => import('./listing-filters.messages.es.js'),
});

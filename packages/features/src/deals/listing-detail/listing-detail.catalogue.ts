import { defineMessages } from '../../kernel/index.js';
import { messages } from './listing-detail.messages.js';

/** Texts of a listing's page. */
export const catalogue = defineMessages({
  name: 'listingDetail',
  en: messages,
  fr: () => import('./listing-detail.messages.fr.js'),
  es: () => import('./listing-detail.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './open-listings.messages.js';

/** Texts of a list of open listings outside a hive's page. */
export const listingsWordsCatalogue = defineMessages({
  name: 'openListings',
  en: messages,
  fr: () => import('./open-listings.messages.fr.js'),
  es: () => import('./open-listings.messages.es.js'),
});

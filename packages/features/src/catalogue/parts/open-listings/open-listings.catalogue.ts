import { defineMessages } from '../../../kernel/index.js';
import { messages } from './open-listings.messages.js';

export const listingsWordsCatalogue = defineMessages({
  name: 'openListings',
  en: messages,
  fr: () => import('./open-listings.messages.fr.js'),
  es: () => import('./open-listings.messages.es.js'),
});

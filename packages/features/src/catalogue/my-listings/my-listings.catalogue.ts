import { defineMessages } from '../../kernel/index.js';
import { messages } from './my-listings.messages.js';

/** Texts of the page of the viewer's listings. */
export const catalogue = defineMessages({
  name: 'myListings',
  en: messages,
  fr: () => import('./my-listings.messages.fr.js'),
  es: () => import('./my-listings.messages.es.js'),
});

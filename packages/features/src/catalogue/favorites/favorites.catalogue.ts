import { defineMessages } from '../../kernel/index.js';
import { messages } from './favorites.messages.js';

/** Texts of the page of saved and liked listings. */
export const catalogue = defineMessages({
  name: 'favorites',
  en: messages,
  fr: () => import('./favorites.messages.fr.js'),
  es: () => import('./favorites.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './hive-listing.messages.js';

/** Texts of a hive's list and of listing results in a search. */
export const catalogue = defineMessages({
  name: 'hiveListing',
  en: messages,
  fr: () => import('./hive-listing.messages.fr.js'),
  es: () => import('./hive-listing.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './price.messages.js';

/** Texts of the price field, which asks about ambiguous amounts. */
export const catalogue = defineMessages({
  name: 'price',
  en: messages,
  fr: () => import('./price.messages.fr.js'),
  es: () => import('./price.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './reviews.messages.js';

/** Texts of reviews on an order's page and on a profile. */
export const catalogue = defineMessages({
  name: 'reviews',
  en: messages,
  fr: () => import('./reviews.messages.fr.js'),
  es: () => import('./reviews.messages.es.js'),
});

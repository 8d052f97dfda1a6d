import { defineMessages } from '../../../kernel/index.js';
import { messages } from './promo-codes.messages.js';

/** Texts of the promo codes page of an event. */
export const promoCodesCatalogue = defineMessages({
  name: 'promoCodes',
  en: messages,
  fr: () => import('./promo-codes.messages.fr.js'),
  es: () => import('./promo-codes.messages.es.js'),
});

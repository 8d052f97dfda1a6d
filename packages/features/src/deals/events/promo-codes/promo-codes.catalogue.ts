import { defineMessages } from '../../../kernel/index.js';
import { messages } from './promo-codes.messages.js';

export const promoCodesCatalogue = defineMessages({
  name: 'promoCodes',
  en: messages,
  fr: () => import('./promo-codes.messages.fr.js'),
  es: () => import('./promo-codes.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './pricing.messages.js';

/** Texts of the pricing page. */
export const catalogue = defineMessages({
  name: 'pricing',
  en: messages,
  fr: () => import('./pricing.messages.fr.js'),
  es: () => import('./pricing.messages.es.js'),
});

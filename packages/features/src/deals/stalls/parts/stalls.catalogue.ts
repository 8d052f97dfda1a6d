import { defineMessages } from '../../../kernel/index.js';
import { messages } from './stalls.messages.js';

/** Texts of stalls and of orders at them, for buyers. */
export const catalogue = defineMessages({
  name: 'stalls',
  en: messages,
  fr: () => import('./stalls.messages.fr.js'),
  es: () => import('./stalls.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './payouts.messages.js';

/** Texts of the payouts page. */
export const catalogue = defineMessages({
  name: 'payouts',
  en: messages,
  fr: () => import('./payouts.messages.fr.js'),
  es: () => import('./payouts.messages.es.js'),
});

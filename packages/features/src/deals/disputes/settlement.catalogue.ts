import { defineMessages } from '../../kernel/index.js';
import { messages } from './settlement.messages.js';

/** Texts of the partial refund that buyer and seller agree on during a complaint. */
export const catalogue = defineMessages({
  name: 'settlement',
  en: messages,
  fr: () => import('./settlement.messages.fr.js'),
  es: () => import('./settlement.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './delayed-payouts.messages.js';

/** Texts of the moderation tab of delayed payouts. */
export const catalogue = defineMessages({
  name: 'delayedPayouts',
  en: messages,
  fr: () => import('./delayed-payouts.messages.fr.js'),
  es: () => import('./delayed-payouts.messages.es.js'),
});

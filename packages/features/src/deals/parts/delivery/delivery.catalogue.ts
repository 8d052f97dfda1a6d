import { defineMessages } from '../../../kernel/index.js';
import { messages } from './delivery.messages.js';

/** Names of the steps of a delivery. */
export const catalogue = defineMessages({
  name: 'deliveryStatus',
  en: messages,
  fr: () => import('./delivery.messages.fr.js'),
  es: () => import('./delivery.messages.es.js'),
});

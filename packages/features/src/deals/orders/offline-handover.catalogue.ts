import { defineMessages } from '../../kernel/index.js';
import { messages } from './offline-handover.messages.js';

/** Texts of a handover without a network, on both sides of an order. */
export const catalogue = defineMessages({
  name: 'offlineHandover',
  en: messages,
  fr: () => import('./offline-handover.messages.fr.js'),
  es: () => import('./offline-handover.messages.es.js'),
});

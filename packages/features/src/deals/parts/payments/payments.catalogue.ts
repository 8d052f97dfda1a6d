import { defineMessages } from '../../../kernel/index.js';
import { messages } from './payments.messages.js';

/** Texts of checkout, orders, complaints, receipts and the payment history. */
export const catalogue = defineMessages({
  name: 'payments',
  en: messages,
  fr: () => import('./payments.messages.fr.js'),
  es: () => import('./payments.messages.es.js'),
});

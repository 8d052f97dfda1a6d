import { defineMessages } from '../../kernel/index.js';
import { messages } from './order.messages.js';

/** Texts of the order page that no list of orders needs. */
export const catalogue = defineMessages({
  name: 'order',
  en: messages,
  fr: () => import('./order.messages.fr.js'),
  es: () => import('./order.messages.es.js'),
});

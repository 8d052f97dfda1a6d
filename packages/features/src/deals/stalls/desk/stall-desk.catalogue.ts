import { defineMessages } from '../../../kernel/index.js';
import { messages } from './stall-desk.messages.js';

/** Texts of a stall's form and of its queue. */
export const catalogue = defineMessages({
  name: 'stallDesk',
  en: messages,
  fr: () => import('./stall-desk.messages.fr.js'),
  es: () => import('./stall-desk.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './messages.messages.js';

/** Texts of the messages page: conversations, groups of events, and the composer. */
export const catalogue = defineMessages({
  name: 'messages',
  en: messages,
  fr: () => import('./messages.messages.fr.js'),
  es: () => import('./messages.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './appeals.messages.js';

/** Texts of the pages about a moderator's decision and a suspension, with their appeals. */
export const catalogue = defineMessages({
  name: 'appeals',
  en: messages,
  fr: () => import('./appeals.messages.fr.js'),
  es: () => import('./appeals.messages.es.js'),
});

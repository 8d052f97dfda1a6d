import { defineMessages } from '../../../kernel/index.js';
import { messages } from './log-out.messages.js';

/** Texts of the confirmation before a log-out deletes unsent data. */
export const catalogue = defineMessages({
  name: 'logOut',
  en: messages,
  fr: () => import('./log-out.messages.fr.js'),
  es: () => import('./log-out.messages.es.js'),
});

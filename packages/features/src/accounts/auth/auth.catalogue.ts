import { defineMessages } from '../../kernel/index.js';
import { messages } from './auth.messages.js';

/** Texts of the log-in and sign-up pages. */
export const catalogue = defineMessages({
  name: 'auth',
  en: messages,
  fr: () => import('./auth.messages.fr.js'),
  es: () => import('./auth.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './auth-layout.messages.js';

/** Texts of the frame around log-in and sign-up, beside the form. */
export const catalogue = defineMessages({
  name: 'authLayout',
  en: messages,
  fr: () => import('./auth-layout.messages.fr.js'),
  es: () => import('./auth-layout.messages.es.js'),
});

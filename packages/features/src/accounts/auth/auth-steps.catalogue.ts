import { defineMessages } from '../../kernel/index.js';
import { messages } from './auth-steps.messages.js';

/** Texts of the pages after log-in and sign-up: the mailed code and the forgotten password. */
export const stepsCatalogue = defineMessages({
  name: 'authSteps',
  en: messages,
  fr: () => import('./auth-steps.messages.fr.js'),
  es: () => import('./auth-steps.messages.es.js'),
});

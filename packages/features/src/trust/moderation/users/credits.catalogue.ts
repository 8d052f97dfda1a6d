import { defineMessages } from '../../../kernel/index.js';
import { messages } from './credits.messages.js';

/** Texts of the dialog where an admin gives credits to a student. */
export const catalogue = defineMessages({
  name: 'credits',
  en: messages,
  fr: () => import('./credits.messages.fr.js'),
  es: () => import('./credits.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './student-verification.messages.js';

/** Texts of the yearly renewal of the student verification. */
export const catalogue = defineMessages({
  name: 'studentVerification',
  en: messages,
  fr: () => import('./student-verification.messages.fr.js'),
  es: () => import('./student-verification.messages.es.js'),
});

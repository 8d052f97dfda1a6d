import { defineMessages } from '../kernel/index.js';
import { messages } from './student-proof.messages.js';

export const catalogue = defineMessages({
  name: 'studentProof',
  en: messages,
  fr: () => import('./student-proof.messages.fr.js'),
  es: () => import('./student-proof.messages.es.js'),
});

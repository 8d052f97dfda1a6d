import { defineMessages } from '../../../kernel/index.js';
import { messages } from './portfolio.messages.js';

/** Texts of the pictures of a student's work. */
export const catalogue = defineMessages({
  name: 'portfolio',
  en: messages,
  fr: () => import('./portfolio.messages.fr.js'),
  es: () => import('./portfolio.messages.es.js'),
});

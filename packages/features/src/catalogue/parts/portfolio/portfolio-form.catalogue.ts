import { defineMessages } from '../../../kernel/index.js';
import { messages } from './portfolio-form.messages.js';

/** Texts of the dialog where a student edits pictures of their work. */
export const portfolioFormCatalogue = defineMessages({
  name: 'portfolioForm',
  en: messages,
  fr: () => import('./portfolio-form.messages.fr.js'),
  es: () => import('./portfolio-form.messages.es.js'),
});

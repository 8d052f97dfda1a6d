import { defineMessages } from '../../kernel/index.js';
import { messages } from './applicants.messages.js';

/** Texts of the applicants page of a task, including invitations. */
export const catalogue = defineMessages({
  name: 'applicants',
  en: messages,
  fr: () => import('./applicants.messages.fr.js'),
  es: () => import('./applicants.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './course.messages.js';

/** Texts of a course page. */
export const catalogue = defineMessages({
  name: 'course',
  en: messages,
  fr: () => import('./course.messages.fr.js'),
  es: () => import('./course.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './campus-scope.messages.js';

/** Texts of the campus choice of lists, and of the hint about results on other campuses. */
export const catalogue = defineMessages({
  name: 'campusScope',
  en: messages,
  fr: () => import('./campus-scope.messages.fr.js'),
  es: () => import('./campus-scope.messages.es.js'),
});

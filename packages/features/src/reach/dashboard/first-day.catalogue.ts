import { defineMessages } from '../../kernel/index.js';
import { messages } from './first-day.messages.js';

/** Texts of the dashboard on a student's first day. */
export const catalogue = defineMessages({
  name: 'firstDay',
  en: messages,
  fr: () => import('./first-day.messages.fr.js'),
  es: () => import('./first-day.messages.es.js'),
});

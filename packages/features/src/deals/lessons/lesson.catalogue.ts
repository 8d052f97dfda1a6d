import { defineMessages } from '../../kernel/index.js';
import { messages } from './lesson.messages.js';

/** Texts of moving a booked lesson. */
export const catalogue = defineMessages({
  name: 'lesson',
  en: messages,
  fr: () => import('./lesson.messages.fr.js'),
  es: () => import('./lesson.messages.es.js'),
});

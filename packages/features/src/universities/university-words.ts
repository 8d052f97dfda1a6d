import { defineMessages } from '../kernel/index.js';
import { messages } from './university-words.en.js';

/** What is said of each university. */
export const universityWords = defineMessages({
  en: messages,
  fr: () => import('./university-words.fr.js'),
  es: () => import('./university-words.es.js'),
});

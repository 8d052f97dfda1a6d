import { defineMessages } from '../../../kernel/index.js';
import { messages } from './distance.messages.js';

/** Texts of the note about a listing on another campus. */
export const catalogue = defineMessages({
  name: 'distance',
  en: messages,
  fr: () => import('./distance.messages.fr.js'),
  es: () => import('./distance.messages.es.js'),
});

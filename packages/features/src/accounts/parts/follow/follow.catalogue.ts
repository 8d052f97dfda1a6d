import { defineMessages } from '../../../kernel/index.js';
import { messages } from './follow.messages.js';

/** Texts of the follow button. */
export const catalogue = defineMessages({
  name: 'follow',
  en: messages,
  fr: () => import('./follow.messages.fr.js'),
  es: () => import('./follow.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './landing.messages.js';

/** Texts of the front page. */
export const catalogue = defineMessages({
  name: 'landing',
  en: messages,
  fr: () => import('./landing.messages.fr.js'),
  es: () => import('./landing.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './home.messages.js';

/** Texts of the not-found page. */
export const catalogue = defineMessages({
  name: 'home',
  en: messages,
  fr: () => import('./home.messages.fr.js'),
  es: () => import('./home.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './cookies.en.js';

/** Cookies policy, as sections of prose. */
export const cookiesCatalogue = defineMessages({
  name: 'cookies',
  en: messages,
  fr: () => import('./cookies.fr.js'),
  es: () => import('./cookies.es.js'),
});

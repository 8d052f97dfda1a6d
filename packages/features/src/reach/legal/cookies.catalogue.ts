import { defineMessages } from '../../kernel/index.js';
import { messages } from './cookies.en.js';

export const cookiesCatalogue = defineMessages({
  name: 'cookies',
  en: messages,
  fr: () => import('./cookies.fr.js'),
  es: () => import('./cookies.es.js'),
});

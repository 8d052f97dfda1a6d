import { defineMessages } from '../../kernel/index.js';
import { messages as articles } from './articles.en.js';
import { messages } from './help.messages.js';

/** Texts of the Help Center around its articles. */
export const catalogue = defineMessages({
  name: 'help',
  en: messages,
  fr: () => import('./help.messages.fr.js'),
  es: () => import('./help.messages.es.js'),
});

/** Articles of the Help Center. */
export const articlesCatalogue = defineMessages({
  name: 'articles',
  en: articles,
  fr: () => import('./articles.fr.js'),
  es: () => import('./articles.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages as articles } from './articles.en.js';
import { messages } from './help.messages.js';

export const catalogue = defineMessages({
  name: 'help',
  en: messages,
  fr: () => import('./help.messages.fr.js'),
  es: () => import('./help.messages.es.js'),
});

export const articlesCatalogue = defineMessages({
  name: 'articles',
  en: articles,
  fr: () => import('./articles.fr.js'),
  es: () => import('./articles.es.js'),
});

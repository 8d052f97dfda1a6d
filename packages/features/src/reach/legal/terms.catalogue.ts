import { defineMessages } from '../../kernel/index.js';
import { messages } from './terms.en.js';

export const termsCatalogue = defineMessages({
  name: 'terms',
  en: messages,
  fr: () => import('./terms.fr.js'),
  es: () => import('./terms.es.js'),
});

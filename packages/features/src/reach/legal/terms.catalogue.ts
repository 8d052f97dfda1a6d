import { defineMessages } from '../../kernel/index.js';
import { messages } from './terms.en.js';

/** Terms of service, as sections of prose. */
export const termsCatalogue = defineMessages({
  name: 'terms',
  en: messages,
  fr: () => import('./terms.fr.js'),
  es: () => import('./terms.es.js'),
});

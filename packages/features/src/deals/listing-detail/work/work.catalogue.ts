import { defineMessages } from '../../../kernel/index.js';
import { messages } from './work.messages.js';

/** Texts of gigs and deliveries on their page. */
export const workCatalogue = defineMessages({
  name: 'work',
  en: messages,
  fr: () => import('./work.messages.fr.js'),
  es: () => import('./work.messages.es.js'),
});

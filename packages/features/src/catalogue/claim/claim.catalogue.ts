import { defineMessages } from '../../kernel/index.js';
import { messages } from './claim.messages.js';

/** Texts of the page behind a claim link. */
export const catalogue = defineMessages({
  name: 'claim',
  en: messages,
  fr: () => import('./claim.messages.fr.js'),
  es: () => import('./claim.messages.es.js'),
});

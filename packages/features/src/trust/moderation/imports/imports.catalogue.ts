import { defineMessages } from '../../../kernel/index.js';
import { messages } from './imports.messages.js';

/** Texts of the moderation tab of imports. */
export const catalogue = defineMessages({
  name: 'imports',
  en: messages,
  fr: () => import('./imports.messages.fr.js'),
  es: () => import('./imports.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './health.messages.js';

/** Texts of the moderation tab of statistics. */
export const catalogue = defineMessages({
  name: 'health',
  en: messages,
  fr: () => import('./health.messages.fr.js'),
  es: () => import('./health.messages.es.js'),
});

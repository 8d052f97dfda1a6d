import { defineMessages } from '../../kernel/index.js';
import { messages } from './completion.messages.js';

/** Texts of the panel about paid work: done, revision and acceptance. */
export const catalogue = defineMessages({
  name: 'completion',
  en: messages,
  fr: () => import('./completion.messages.fr.js'),
  es: () => import('./completion.messages.es.js'),
});

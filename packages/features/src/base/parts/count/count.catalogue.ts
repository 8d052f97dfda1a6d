import { defineMessages } from '../../../kernel/index.js';
import { messages } from './count.messages.js';

/** Texts of the count field. */
export const catalogue = defineMessages({
  name: 'count',
  en: messages,
  fr: () => import('./count.messages.fr.js'),
  es: () => import('./count.messages.es.js'),
});

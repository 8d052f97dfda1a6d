import { defineMessages } from '../../kernel/index.js';
import { messages } from './hives-index.messages.js';

/** Texts of the page of all hives. */
export const catalogue = defineMessages({
  name: 'hivesIndex',
  en: messages,
  fr: () => import('./hives-index.messages.fr.js'),
  es: () => import('./hives-index.messages.es.js'),
});

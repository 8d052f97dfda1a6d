import { defineMessages } from '../../kernel/index.js';
import { messages } from './wanted.messages.js';

/** Texts of the pages of wanted posts. */
export const catalogue = defineMessages({
  name: 'wanted',
  en: messages,
  fr: () => import('./wanted.messages.fr.js'),
  es: () => import('./wanted.messages.es.js'),
});

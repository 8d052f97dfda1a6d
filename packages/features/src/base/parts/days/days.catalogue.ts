import { defineMessages } from '../../../kernel/index.js';
import { messages } from './days.messages.js';

/** Texts of the field for a day. */
export const catalogue = defineMessages({
  name: 'days',
  en: messages,
  fr: () => import('./days.messages.fr.js'),
  es: () => import('./days.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './weekly.messages.js';

/** Texts of booking weekly lessons. */
export const catalogue = defineMessages({
  name: 'weekly',
  en: messages,
  fr: () => import('./weekly.messages.fr.js'),
  es: () => import('./weekly.messages.es.js'),
});

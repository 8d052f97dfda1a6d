import { defineMessages } from '../../kernel/index.js';
import { messages } from './legal.messages.js';

/** Texts around the legal documents, and of the choice on the cookies page. */
export const catalogue = defineMessages({
  name: 'legal',
  en: messages,
  fr: () => import('./legal.messages.fr.js'),
  es: () => import('./legal.messages.es.js'),
});

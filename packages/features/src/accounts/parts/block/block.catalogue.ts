import { defineMessages } from '../../../kernel/index.js';
import { messages } from './block.messages.js';

/** Texts of the dialog to block a student, and of open orders between both. */
export const catalogue = defineMessages({
  name: 'block',
  en: messages,
  fr: () => import('./block.messages.fr.js'),
  es: () => import('./block.messages.es.js'),
});

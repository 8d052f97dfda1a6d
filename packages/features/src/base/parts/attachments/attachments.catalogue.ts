import { defineMessages } from '../../../kernel/index.js';
import { messages } from './attachments.messages.js';

/** Texts of picked and downloadable files. */
export const catalogue = defineMessages({
  name: 'attachments',
  en: messages,
  fr: () => import('./attachments.messages.fr.js'),
  es: () => import('./attachments.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './reports.messages.js';

/** Texts of the report button and its dialog. */
export const catalogue = defineMessages({
  name: 'reports',
  en: messages,
  fr: () => import('./reports.messages.fr.js'),
  es: () => import('./reports.messages.es.js'),
});

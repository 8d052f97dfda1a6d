import { defineMessages } from '../../kernel/index.js';
import { messages } from './dashboard.messages.js';

/** Texts of the dashboard after the first day. */
export const catalogue = defineMessages({
  name: 'dashboard',
  en: messages,
  fr: () => import('./dashboard.messages.fr.js'),
  es: () => import('./dashboard.messages.es.js'),
});

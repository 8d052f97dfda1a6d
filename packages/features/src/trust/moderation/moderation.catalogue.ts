import { defineMessages } from '../../kernel/index.js';
import { messages } from './moderation.messages.js';

/** Texts of the moderation page: its tabs, cases, accounts, ledger and audit log. */
export const catalogue = defineMessages({
  name: 'moderation',
  en: messages,
  fr: () => import('./moderation.messages.fr.js'),
  es: () => import('./moderation.messages.es.js'),
});

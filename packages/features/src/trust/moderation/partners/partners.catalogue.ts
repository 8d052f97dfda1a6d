import { defineMessages } from '../../../kernel/index.js';
import { messages } from './partners.messages.js';

/** Texts of the moderation tab of partner keys and webhooks. */
export const catalogue = defineMessages({
  name: 'partners',
  en: messages,
  fr: () => import('./partners.messages.fr.js'),
  es: () => import('./partners.messages.es.js'),
});

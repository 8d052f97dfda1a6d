import { defineMessages } from '../../../kernel/index.js';
import { messages } from './safe-deals.messages.js';

/** Texts of safe-deal links, for their makers and payers. */
export const catalogue = defineMessages({
  name: 'safeDeals',
  en: messages,
  fr: () => import('./safe-deals.messages.fr.js'),
  es: () => import('./safe-deals.messages.es.js'),
});

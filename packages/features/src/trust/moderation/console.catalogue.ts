import { defineMessages } from '../../kernel/index.js';
import { messages } from './console.messages.js';

/** Texts of the moderation tabs of listings, orders and hive switches. */
export const catalogue = defineMessages({
  name: 'console',
  en: messages,
  fr: () => import('./console.messages.fr.js'),
  es: () => import('./console.messages.es.js'),
});

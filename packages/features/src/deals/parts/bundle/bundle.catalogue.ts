import { defineMessages } from '../../../kernel/index.js';
import { messages } from './bundle.messages.js';

/** Texts of buying several items from one seller. */
export const catalogue = defineMessages({
  name: 'bundle',
  en: messages,
  fr: () => import('./bundle.messages.fr.js'),
  es: () => import('./bundle.messages.es.js'),
});

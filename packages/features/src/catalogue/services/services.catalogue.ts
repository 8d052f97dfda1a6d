import { defineMessages } from '../../kernel/index.js';
import { messages } from './services.messages.js';

/** Texts of the Find Services page. */
export const catalogue = defineMessages({
  name: 'services',
  en: messages,
  fr: () => import('./services.messages.fr.js'),
  es: () => import('./services.messages.es.js'),
});

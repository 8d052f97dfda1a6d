import { defineMessages } from '../../../kernel/index.js';
import { messages } from './packages.messages.js';

/** Texts of the package choice on a service's page. */
export const catalogue = defineMessages({
  name: 'packages',
  en: messages,
  fr: () => import('./packages.messages.fr.js'),
  es: () => import('./packages.messages.es.js'),
});

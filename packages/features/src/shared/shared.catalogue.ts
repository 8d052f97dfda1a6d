import { defineMessages } from '../kernel/index.js';
import { messages } from './shared.messages.js';

/** Texts of cards, prices, sharing and saving, which many screens use. */
export const sharedCatalogue = defineMessages({
  name: 'shared',
  en: messages,
  fr: () => import('./shared.messages.fr.js'),
  es: () => import('./shared.messages.es.js'),
});

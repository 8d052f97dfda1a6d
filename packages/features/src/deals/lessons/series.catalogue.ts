import { defineMessages } from '../../kernel/index.js';
import { messages } from './series.messages.js';

/** Texts of weekly lessons after the booking, with their payments. */
export const catalogue = defineMessages({
  name: 'series',
  en: messages,
  fr: () => import('./series.messages.fr.js'),
  es: () => import('./series.messages.es.js'),
});

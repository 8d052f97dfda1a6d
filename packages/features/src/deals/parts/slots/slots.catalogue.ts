import { defineMessages } from '../../../kernel/index.js';
import { messages } from './slots.messages.js';

/** Texts of the picker of bookable times. */
export const catalogue = defineMessages({
  name: 'slots',
  en: messages,
  fr: () => import('./slots.messages.fr.js'),
  es: () => import('./slots.messages.es.js'),
});

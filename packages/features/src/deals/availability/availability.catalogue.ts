import { defineMessages } from '../../kernel/index.js';
import { messages } from './availability.messages.js';

/** Texts of the page where a tutor sets bookable hours. */
export const catalogue = defineMessages({
  name: 'availability',
  en: messages,
  fr: () => import('./availability.messages.fr.js'),
  es: () => import('./availability.messages.es.js'),
});

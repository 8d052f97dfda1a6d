import { defineMessages } from '../../kernel/index.js';
import { messages } from './booking.messages.js';

/** Texts of the booking panel on a tutor's listing. */
export const catalogue = defineMessages({
  name: 'booking',
  en: messages,
  fr: () => import('./booking.messages.fr.js'),
  es: () => import('./booking.messages.es.js'),
});

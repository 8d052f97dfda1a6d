import { defineMessages } from '../../kernel/index.js';
import { messages } from './booking.messages.js';

export const catalogue = defineMessages({
  name: 'booking',
  en: messages,
  fr: () => import('./booking.messages.fr.js'),
  es: () => import('./booking.messages.es.js'),
});

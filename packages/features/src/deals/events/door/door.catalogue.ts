import { defineMessages } from '../../../kernel/index.js';
import { messages } from './door.messages.js';

/** Texts of the check-in at an event's door, its offline mode included. */
export const catalogue = defineMessages({
  name: 'door',
  en: messages,
  fr: () => import('./door.messages.fr.js'),
  es: () => import('./door.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './events.messages.js';

/** Texts of events: the panel on an event's page, the organiser's attendee page, and the tickets page. */
export const catalogue = defineMessages({
  name: 'events',
  en: messages,
  fr: () => import('./events.messages.fr.js'),
  es: () => import('./events.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './events.messages.js';

export const catalogue = defineMessages({
  name: 'events',
  en: messages,
  fr: () => import('./events.messages.fr.js'),
  es: () => import('./events.messages.es.js'),
});

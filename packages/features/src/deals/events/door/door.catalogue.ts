import { defineMessages } from '../../../kernel/index.js';
import { messages } from './door.messages.js';

export const catalogue = defineMessages({
  name: 'door',
  en: messages,
  fr: () => import('./door.messages.fr.js'),
  es: () => import('./door.messages.es.js'),
});

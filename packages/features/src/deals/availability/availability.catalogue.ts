import { defineMessages } from '../../kernel/index.js';
import { messages } from './availability.messages.js';

export const catalogue = defineMessages({
  name: 'availability',
  en: messages,
  fr: () => import('./availability.messages.fr.js'),
  es: () => import('./availability.messages.es.js'),
});

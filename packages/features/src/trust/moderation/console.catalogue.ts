import { defineMessages } from '../../kernel/index.js';
import { messages } from './console.messages.js';

export const catalogue = defineMessages({
  name: 'console',
  en: messages,
  fr: () => import('./console.messages.fr.js'),
  es: () => import('./console.messages.es.js'),
});

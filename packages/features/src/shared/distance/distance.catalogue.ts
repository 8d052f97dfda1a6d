import { defineMessages } from '../../kernel/index.js';
import { messages } from './distance.messages.js';

export const catalogue = defineMessages({
  en: messages,
  fr: () => import('./distance.messages.fr.js'),
  es: () => import('./distance.messages.es.js'),
});

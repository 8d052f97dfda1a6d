import { defineMessages } from '../../../kernel/index.js';
import { messages } from './follow.messages.js';

export const catalogue = defineMessages({
  name: 'follow',
  en: messages,
  fr: () => import('./follow.messages.fr.js'),
  es: () => import('./follow.messages.es.js'),
});

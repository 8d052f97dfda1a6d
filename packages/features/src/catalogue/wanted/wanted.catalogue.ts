import { defineMessages } from '../../kernel/index.js';
import { messages } from './wanted.messages.js';

export const catalogue = defineMessages({
  name: 'wanted',
  en: messages,
  fr: () => import('./wanted.messages.fr.js'),
  es: () => import('./wanted.messages.es.js'),
});

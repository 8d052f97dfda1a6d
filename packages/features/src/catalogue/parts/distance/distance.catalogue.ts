import { defineMessages } from '../../../kernel/index.js';
import { messages } from './distance.messages.js';

export const catalogue = defineMessages({
  name: 'distance',
  en: messages,
  fr: () => import('./distance.messages.fr.js'),
  es: () => import('./distance.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './credits.messages.js';

export const catalogue = defineMessages({
  name: 'credits',
  en: messages,
  fr: () => import('./credits.messages.fr.js'),
  es: () => import('./credits.messages.es.js'),
});

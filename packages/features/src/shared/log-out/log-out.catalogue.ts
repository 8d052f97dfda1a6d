import { defineMessages } from '../../kernel/index.js';
import { messages } from './log-out.messages.js';

export const catalogue = defineMessages({
  name: 'log-out',
  en: messages,
  fr: () => import('./log-out.messages.fr.js'),
  es: () => import('./log-out.messages.es.js'),
});

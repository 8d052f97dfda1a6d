import { defineMessages } from '../../../kernel/index.js';
import { messages } from './health.messages.js';

export const catalogue = defineMessages({
  name: 'health',
  en: messages,
  fr: () => import('./health.messages.fr.js'),
  es: () => import('./health.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './settlement.messages.js';

export const catalogue = defineMessages({
  name: 'settlement',
  en: messages,
  fr: () => import('./settlement.messages.fr.js'),
  es: () => import('./settlement.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './payments.messages.js';

export const catalogue = defineMessages({
  name: 'payments',
  en: messages,
  fr: () => import('./payments.messages.fr.js'),
  es: () => import('./payments.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './reports.messages.js';

export const catalogue = defineMessages({
  name: 'reports',
  en: messages,
  fr: () => import('./reports.messages.fr.js'),
  es: () => import('./reports.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './portfolio.messages.js';

export const catalogue = defineMessages({
  name: 'portfolio',
  en: messages,
  fr: () => import('./portfolio.messages.fr.js'),
  es: () => import('./portfolio.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './reviews.messages.js';

export const catalogue = defineMessages({
  name: 'reviews',
  en: messages,
  fr: () => import('./reviews.messages.fr.js'),
  es: () => import('./reviews.messages.es.js'),
});

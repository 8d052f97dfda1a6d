import { defineMessages } from '../../kernel/index.js';
import { messages } from './applicants.messages.js';

export const catalogue = defineMessages({
  name: 'applicants',
  en: messages,
  fr: () => import('./applicants.messages.fr.js'),
  es: () => import('./applicants.messages.es.js'),
});

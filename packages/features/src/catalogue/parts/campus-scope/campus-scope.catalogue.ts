import { defineMessages } from '../../../kernel/index.js';
import { messages } from './campus-scope.messages.js';

export const catalogue = defineMessages({
  name: 'campusScope',
  en: messages,
  fr: () => import('./campus-scope.messages.fr.js'),
  es: () => import('./campus-scope.messages.es.js'),
});

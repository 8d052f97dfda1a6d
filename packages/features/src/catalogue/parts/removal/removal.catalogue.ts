import { defineMessages } from '../../../kernel/index.js';
import { messages } from './removal.messages.js';

export const removalCatalogue = defineMessages({
  name: 'removal',
  en: messages,
  fr: () => import('./removal.messages.fr.js'),
  es: () => import('./removal.messages.es.js'),
});

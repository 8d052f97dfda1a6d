import { defineMessages } from '../../../kernel/index.js';
import { messages } from './bundle.messages.js';

export const catalogue = defineMessages({
  name: 'bundle',
  en: messages,
  fr: () => import('./bundle.messages.fr.js'),
  es: () => import('./bundle.messages.es.js'),
});

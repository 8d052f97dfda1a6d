import { defineMessages } from '../../../kernel/index.js';
import { messages } from './block.messages.js';

export const catalogue = defineMessages({
  name: 'block',
  en: messages,
  fr: () => import('./block.messages.fr.js'),
  es: () => import('./block.messages.es.js'),
});

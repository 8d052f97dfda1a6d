import { defineMessages } from '../../kernel/index.js';
import { messages } from './about.messages.js';

export const catalogue = defineMessages({
  name: 'about',
  en: messages,
  fr: () => import('./about.messages.fr.js'),
  es: () => import('./about.messages.es.js'),
});

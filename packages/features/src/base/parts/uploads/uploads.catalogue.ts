import { defineMessages } from '../../../kernel/index.js';
import { messages } from './uploads.messages.js';

export const catalogue = defineMessages({
  name: 'uploads',
  en: messages,
  fr: () => import('./uploads.messages.fr.js'),
  es: () => import('./uploads.messages.es.js'),
});

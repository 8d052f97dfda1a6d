import { defineMessages } from '../../../kernel/index.js';
import { messages } from './auth-layout.messages.js';

export const catalogue = defineMessages({
  name: 'authLayout',
  en: messages,
  fr: () => import('./auth-layout.messages.fr.js'),
  es: () => import('./auth-layout.messages.es.js'),
});

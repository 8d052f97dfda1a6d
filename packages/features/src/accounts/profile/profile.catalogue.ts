import { defineMessages } from '../../kernel/index.js';
import { messages } from './profile.messages.js';

export const catalogue = defineMessages({
  name: 'profile',
  en: messages,
  fr: () => import('./profile.messages.fr.js'),
  es: () => import('./profile.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './moderation.messages.js';

export const catalogue = defineMessages({
  name: 'moderation',
  en: messages,
  fr: () => import('./moderation.messages.fr.js'),
  es: () => import('./moderation.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './apply.messages.js';

export const catalogue = defineMessages({
  name: 'apply',
  en: messages,
  fr: () => import('./apply.messages.fr.js'),
  es: () => import('./apply.messages.es.js'),
});

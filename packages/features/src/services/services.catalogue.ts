import { defineMessages } from '../kernel/index.js';
import { messages } from './services.messages.js';

export const catalogue = defineMessages({
  en: messages,
  fr: () => import('./services.messages.fr.js'),
  es: () => import('./services.messages.es.js'),
});

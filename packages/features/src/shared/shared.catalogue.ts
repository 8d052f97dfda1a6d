import { defineMessages } from '../kernel/index.js';
import { messages } from './shared.messages.js';

export const sharedCatalogue = defineMessages({
  name: 'shared',
  en: messages,
  fr: () => import('./shared.messages.fr.js'),
  es: () => import('./shared.messages.es.js'),
});

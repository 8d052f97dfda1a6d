import { defineMessages } from '../../../kernel/index.js';
import { messages } from './door-helpers.messages.js';

export const catalogue = defineMessages({
  name: 'doorHelpers',
  en: messages,
  fr: () => import('./door-helpers.messages.fr.js'),
  es: () => import('./door-helpers.messages.es.js'),
});

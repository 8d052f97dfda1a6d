import { defineMessages } from '../../kernel/index.js';
import { messages } from './delivery.messages.js';

/** Texts of the delivery panel of a logistics order. */
export const catalogue = defineMessages({
  name: 'delivery',
  en: messages,
  fr: () => import('./delivery.messages.fr.js'),
  es: () => import('./delivery.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './received-share.messages.js';

/** Texts of the page that asks where shared content goes. */
export const catalogue = defineMessages({
  name: 'receivedShare',
  en: messages,
  fr: () => import('./received-share.messages.fr.js'),
  es: () => import('./received-share.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './my-work.messages.js';

/** Texts of the page of the viewer's assigned tasks and applications. */
export const catalogue = defineMessages({
  name: 'myWork',
  en: messages,
  fr: () => import('./my-work.messages.fr.js'),
  es: () => import('./my-work.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './meetups.messages.js';

/** Texts of the meet-up card and of its dialogs. */
export const catalogue = defineMessages({
  name: 'meetups',
  en: messages,
  fr: () => import('./meetups.messages.fr.js'),
  es: () => import('./meetups.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './contact.messages.js';

/** Texts of the contact page, its frequently asked questions included. */
export const catalogue = defineMessages({
  name: 'contact',
  en: messages,
  fr: () => import('./contact.messages.fr.js'),
  es: () => import('./contact.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './public-layout.messages.js';

/** Texts of the frame of public pages: header, menu and footer. */
export const catalogue = defineMessages({
  name: 'publicLayout',
  en: messages,
  fr: () => import('./public-layout.messages.fr.js'),
  es: () => import('./public-layout.messages.es.js'),
});

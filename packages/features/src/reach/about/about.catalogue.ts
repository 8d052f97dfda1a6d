import { defineMessages } from '../../kernel/index.js';
import { messages } from './about.messages.js';

/** Texts of the About Us page. */
export const catalogue = defineMessages({
  name: 'about',
  en: messages,
  fr: () => import('./about.messages.fr.js'),
  es: () => import('./about.messages.es.js'),
});

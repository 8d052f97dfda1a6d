import { defineMessages } from '../../../kernel/index.js';
import { messages } from './halls.messages.js';

/** Texts of the field that names a hall. */
export const catalogue = defineMessages({
  name: 'halls',
  en: messages,
  fr: () => import('./halls.messages.fr.js'),
  es: () => import('./halls.messages.es.js'),
});

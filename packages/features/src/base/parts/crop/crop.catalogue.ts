import { defineMessages } from '../../../kernel/index.js';
import { messages } from './crop.messages.js';

/** Texts of the dialog that rotates and crops a photo. */
export const catalogue = defineMessages({
  name: 'crop',
  en: messages,
  fr: () => import('./crop.messages.fr.js'),
  es: () => import('./crop.messages.es.js'),
});

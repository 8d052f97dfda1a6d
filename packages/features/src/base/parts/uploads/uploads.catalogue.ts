import { defineMessages } from '../../../kernel/index.js';
import { messages } from './uploads.messages.js';

/** Reasons that photos of a form could not be uploaded. */
export const catalogue = defineMessages({
  name: 'uploads',
  en: messages,
  fr: () => import('./uploads.messages.fr.js'),
  es: () => import('./uploads.messages.es.js'),
});

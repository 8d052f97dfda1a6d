import { defineMessages } from '../../../kernel/index.js';
import { messages } from './scan.messages.js';

/** Texts of the QR code scanner. */
export const catalogue = defineMessages({
  name: 'scan',
  en: messages,
  fr: () => import('./scan.messages.fr.js'),
  es: () => import('./scan.messages.es.js'),
});

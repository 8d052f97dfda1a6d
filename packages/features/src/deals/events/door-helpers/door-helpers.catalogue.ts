import { defineMessages } from '../../../kernel/index.js';
import { messages } from './door-helpers.messages.js';

/** Texts of the dialog where an organiser names helpers at the door. */
export const catalogue = defineMessages({
  name: 'doorHelpers',
  en: messages,
  fr: () => import('./door-helpers.messages.fr.js'),
  es: () => import('./door-helpers.messages.es.js'),
});

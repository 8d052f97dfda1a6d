import { defineMessages } from '../messages.js';
import { messages } from './missing-fields.messages.js';

/** Errors of empty fields. Separate from the kernel's other texts, because pages without a form do not need them. */
export const catalogue = defineMessages({
  name: 'missingFields',
  en: messages,
  fr: () => import('./missing-fields.messages.fr.js'),
  es: () => import('./missing-fields.messages.es.js'),
});

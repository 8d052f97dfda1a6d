import { defineMessages } from '../../../kernel/index.js';
import { messages } from './milestone-names.messages.js';

/** Texts for orders and lists, kept apart from the panel's larger catalogue. */
export const milestoneNames = defineMessages({
  name: 'milestoneNames',
  en: messages,
  fr: () => import('./milestone-names.messages.fr.js'),
  es: () => import('./milestone-names.messages.es.js'),
});

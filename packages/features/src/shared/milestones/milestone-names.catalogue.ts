import { defineMessages } from '../../kernel/index.js';
import { messages } from './milestone-names.messages.js';

/** The few words that orders and lists need: the panel has a catalogue of its own. */
export const milestoneNames = defineMessages({
  name: 'milestoneNames',
  en: messages,
  fr: () => import('./milestone-names.messages.fr.js'),
  es: () => import('./milestone-names.messages.es.js'),
});

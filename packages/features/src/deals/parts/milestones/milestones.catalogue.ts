import { defineMessages } from '../../../kernel/index.js';
import { messages } from './milestones.messages.js';

/** Texts of paying a gig in milestones. */
export const catalogue = defineMessages({
  name: 'milestones',
  en: messages,
  fr: () => import('./milestones.messages.fr.js'),
  es: () => import('./milestones.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './apply.messages.js';

/** Texts of the dialog to apply for a task. */
export const catalogue = defineMessages({
  name: 'apply',
  en: messages,
  fr: () => import('./apply.messages.fr.js'),
  es: () => import('./apply.messages.es.js'),
});

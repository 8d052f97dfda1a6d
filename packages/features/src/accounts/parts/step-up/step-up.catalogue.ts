import { defineMessages } from '../../../kernel/index.js';
import { messages, type StepUpMessages } from './step-up.messages.js';

/** Texts of the dialog that confirms the viewer's identity. */
export const catalogue = defineMessages<StepUpMessages>({
  name: 'stepUp',
  en: messages,
  fr: () => import('./step-up.messages.fr.js'),
  es: () => import('./step-up.messages.es.js'),
});

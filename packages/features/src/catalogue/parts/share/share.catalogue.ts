import { defineMessages } from '../../../kernel/index.js';
import { messages } from './share.messages.js';

/** Texts of sharing: the card, and the dialog without a share sheet. */
export const shareCatalogue = defineMessages({
  name: 'sharing',
  en: messages,
  fr: () => import('./share.messages.fr.js'),
  es: () => import('./share.messages.es.js'),
});

import { defineMessages } from '../../../kernel/index.js';
import { messages } from './removal.messages.js';

/** Texts of toasts after a listing is deleted or an event is cancelled. */
export const removalCatalogue = defineMessages({
  name: 'removal',
  en: messages,
  fr: () => import('./removal.messages.fr.js'),
  es: () => import('./removal.messages.es.js'),
});

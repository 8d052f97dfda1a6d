import { defineMessages } from '../../../kernel/index.js';
import { messages } from './waiting-list.messages.js';

/** Texts of the waiting list of a university that is not open yet. */
export const waitingListCatalogue = defineMessages({
  name: 'waitingList',
  en: messages,
  fr: () => import('./waiting-list.messages.fr.js'),
  es: () => import('./waiting-list.messages.es.js'),
});

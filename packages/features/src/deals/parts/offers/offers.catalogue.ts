import { defineMessages } from '../../../kernel/index.js';
import { messages } from './offers.messages.js';

/** Texts of price offers in a conversation and on a listing's page. */
export const catalogue = defineMessages({
  name: 'offers',
  en: messages,
  fr: () => import('./offers.messages.fr.js'),
  es: () => import('./offers.messages.es.js'),
});

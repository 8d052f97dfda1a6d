import { defineMessages } from '../../kernel/index.js';
import { messages } from './hive-listing.messages.js';

export const catalogue = defineMessages({
  name: 'hiveListing',
  en: messages,
  fr: () => import('./hive-listing.messages.fr.js'),
  es: () => import('./hive-listing.messages.es.js'),
});

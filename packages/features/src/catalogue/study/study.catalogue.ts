import { defineMessages } from '../../kernel/index.js';
import { messages } from './study.messages.js';

/** Texts of study material: download, reader and rating. */
export const catalogue = defineMessages({
  name: 'study',
  en: messages,
  fr: () => import('./study.messages.fr.js'),
  es: () => import('./study.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './settings.messages.js';

/** Texts of the settings page. */
export const catalogue = defineMessages({
  name: 'settings',
  en: messages,
  fr: () => import('./settings.messages.fr.js'),
  es: () => import('./settings.messages.es.js'),
});

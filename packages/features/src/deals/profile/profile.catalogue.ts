import { defineMessages } from '../../kernel/index.js';
import { messages } from './profile.messages.js';

/** Texts of the viewer's profile and of a student's public page. */
export const catalogue = defineMessages({
  name: 'profile',
  en: messages,
  fr: () => import('./profile.messages.fr.js'),
  es: () => import('./profile.messages.es.js'),
});

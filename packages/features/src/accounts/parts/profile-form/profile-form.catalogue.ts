import { defineMessages } from '../../../kernel/index.js';
import { messages } from './profile-form.messages.js';

/** Texts of the form that edits the viewer's profile. */
export const catalogue = defineMessages({
  name: 'profileForm',
  en: messages,
  fr: () => import('./profile-form.messages.fr.js'),
  es: () => import('./profile-form.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './listing-form.messages.js';

/** Texts of the forms to post and edit a listing. */
export const catalogue = defineMessages({
  name: 'listingForm',
  en: messages,
  fr: () => import('./listing-form.messages.fr.js'),
  es: () => import('./listing-form.messages.es.js'),
});

import { defineMessages } from '../../kernel/index.js';
import { messages } from './privacy.en.js';

/** Privacy policy, as sections of prose. */
export const privacyCatalogue = defineMessages({
  name: 'privacy',
  en: messages,
  fr: () => import('./privacy.fr.js'),
  es: () => import('./privacy.es.js'),
});

import { defineMessages, screen, useMessages } from '../kernel/index.js';
import { LegalView } from './legal-view.js';
import { messages } from './terms.en.js';

const text = defineMessages({
  name: 'terms',
  en: messages,
  fr: () => import('./terms.fr.js'),
  es: () => import('./terms.es.js'),
});

/** The agreement with our members. */
export const TermsScreen = screen(function TermsScreen() {
  return <LegalView page="terms" document={useMessages(text)} />;
});

import { defineMessages, screen, useMessages } from '../kernel/index.js';
import { LegalView } from './legal-view.js';
import { messages } from './privacy.en.js';

const text = defineMessages({
  name: 'privacy',
  en: messages,
  fr: () => import('./privacy.fr.js'),
  es: () => import('./privacy.es.js'),
});

/** What we know about people, and what they can do about it. */
export const PrivacyScreen = screen(function PrivacyScreen() {
  return <LegalView page="privacy" document={useMessages(text)} />;
});

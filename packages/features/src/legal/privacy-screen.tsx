import { screen, useMessages } from '../kernel/index.js';
import { LegalView } from './legal-view.js';
import { privacyCatalogue } from './privacy.catalogue.js';

/** What we know about people, and what they can do about it. */
export const PrivacyScreen = screen(function PrivacyScreen() {
  return <LegalView page="privacy" document={useMessages(privacyCatalogue)} />;
});

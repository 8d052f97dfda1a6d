import { screen, useMessages } from '../../kernel/index.js';
import { LegalView } from './legal-view.js';
import { privacyCatalogue } from './privacy.catalogue.js';

/** Privacy policy. */
export const PrivacyScreen = screen(function PrivacyScreen() {
  return <LegalView page="privacy" document={useMessages(privacyCatalogue)} />;
});

import { screen, useMessages } from '../../kernel/index.js';
import { LegalView } from './legal-view.js';
import { termsCatalogue } from './terms.catalogue.js';

/** Terms of service. */
export const TermsScreen = screen(function TermsScreen() {
  return <LegalView page="terms" document={useMessages(termsCatalogue)} />;
});

import { screen, useMessages } from '../kernel/index.js';
import { LegalView } from './legal-view.js';
import { termsCatalogue } from './terms.catalogue.js';

/** The agreement with our members. */
export const TermsScreen = screen(function TermsScreen() {
  return <LegalView page="terms" document={useMessages(termsCatalogue)} />;
});

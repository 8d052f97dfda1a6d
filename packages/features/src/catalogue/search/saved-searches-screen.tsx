import { screen } from '../../kernel/index.js';
import { SavedSearchesView } from './saved-searches-view.js';
import { useSavedSearches } from './use-saved-searches.js';

/** Saved searches of a student, which notify them of new listings. */
export const SavedSearchesScreen = screen(function SavedSearchesScreen() {
  const state = useSavedSearches();
  return <SavedSearchesView state={state} />;
});

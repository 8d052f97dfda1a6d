import { SavedSearchesView } from './saved-searches-view.js';
import { useSavedSearches } from './use-saved-searches.js';

/** The searches that tell a student of new listings. */
export function SavedSearchesScreen() {
  const state = useSavedSearches();
  return <SavedSearchesView state={state} />;
}

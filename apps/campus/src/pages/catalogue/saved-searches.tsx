export {
  SavedSearchesScreen as default,
  prefetchSavedSearches as prefetch,
} from '@campushive/features/search';

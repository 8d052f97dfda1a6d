export { SavedSearchesScreen as default } from '@campushive/features/search';

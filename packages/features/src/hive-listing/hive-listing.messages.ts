import { formatCount } from '../kernel/count.js';

export const messages = {
  /** Only heard: what the cards stand under. */
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 listing' : `${formatCount(count, 'en')} listings`),
  search: 'Search title and description',
  searchPlaceholder: 'Search...',
  clearSearch: 'Clear search',
  searchTitle: 'Search',
  filter: 'Filter',
  searchAll: 'Search all hives',
  clear: 'Clear',
  postItem: 'Post Your Item',
  createEvent: 'Create New Event',
  wanted: 'Wanted',
  postWanted: 'Post what you need',
  postListing: 'Post Your Listing',
  emptyTitle: (hive: string) => `No ${hive} listings yet`,
  emptyText: 'Be the first to post. It takes a minute.',
  nothingTitle: 'Nothing found',
  nothingText: 'Try other words or fewer filters.',
  /** English names the hive by its id; null is the search in all of them. */
  failed: (hive: { readonly id: string; readonly title: string } | null) =>
    `Failed to load ${hive?.id ?? 'hives'}. Please try again.`,
  /** On a card: the reader posted it. */
  yours: 'Yours',
  days: { today: 'Today', week: 'This week', later: 'Later' },
  retry: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading...',
};

export type HiveListingMessages = typeof messages;

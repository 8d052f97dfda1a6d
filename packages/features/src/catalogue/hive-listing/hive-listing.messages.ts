import { formatCount } from '../../kernel/count.js';

export const messages = {
  /** Heading above the cards, for screen readers only. */
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 listing' : `${formatCount(count, 'en')} listings`),
  search: 'Search title and description',
  searchPlaceholder: (hive: string) => `Search ${hive}`,
  clearSearch: 'Clear search',
  searchTitle: 'Search',
  filter: 'Filter',
  searchAll: 'Search all hives',
  clear: 'Clear',
  postItem: 'Post Your Item',
  createEvent: 'Create New Event',
  wanted: 'Requests',
  postWanted: 'Post a request',
  postListing: 'Post Your Listing',
  emptyTitle: (hive: string) => `No ${hive} listings yet`,
  emptyText: 'Be the first to post. It takes a minute.',
  nothingTitle: 'Nothing found',
  nothingText: 'Try other words or fewer filters.',
  /** Error text. English names the hive by its id; null stands for the search in all hives. */
  failed: (hive: { readonly id: string; readonly title: string } | null) =>
    `Failed to load ${hive?.id ?? 'hives'}. Please try again.`,
  /** Mark on a card of the viewer's own listing. */
  yours: 'Yours',
  days: { today: 'Today', week: 'This week', later: 'Later' },
  more: 'Show more',
  loadingMore: 'Loading...',
};

export type HiveListingMessages = typeof messages;

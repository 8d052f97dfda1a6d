import { formatCount } from '../../kernel/count.js';

export const messages = {
  title: 'Find Services',
  /** Heading for screen readers, above the cards. */
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 service' : `${formatCount(count, 'en')} services`),
  search: 'Search services',
  searchPlaceholder: 'Search services...',
  clearSearch: 'Clear search',
  filters: 'Filters',
  offersLabel: 'Tasks or services',
  bothOffers: 'Both',
  offers: { task: 'Tasks', service: 'Services' },
  kindsLabel: 'Kinds of services',
  all: 'All Services',
  kinds: { academic: 'Academic', technical: 'Technical', creative: 'Creative', lifestyle: 'Lifestyle' },
  posted: (when: string) => `Posted ${when}`,
  failed: 'Failed to load services. Please try again.',
  retry: 'Try again',
  empty: 'No services yet',
  emptyText: 'Tutoring and gigs that students post show up here.',
  post: 'Post a Task',
  nothing: 'No services found',
  nothingText: 'Try other words, another kind or fewer filters.',
  clear: 'Clear filters',
  more: 'Show more',
  loadingMore: 'Loading...',
};

export type ServicesMessages = typeof messages;

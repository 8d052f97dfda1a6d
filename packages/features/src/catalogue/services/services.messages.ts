import type { ServiceOffer } from '@campushive/contract';
import { formatCount } from '../../kernel/count.js';

export const messages = {
  title: 'Find Services',
  /** Heading for screen readers, above the cards. */
  results: 'Results',
  /** Number of results of a tab: services to hire, or tasks to earn with. */
  count: (count: number, offer: ServiceOffer) =>
    `${formatCount(count, 'en')} ${offer}${count === 1 ? '' : 's'}`,
  search: 'Search services',
  searchPlaceholder: 'Search services...',
  clearSearch: 'Clear search',
  filters: 'Filters',
  offersLabel: 'Hire or earn',
  offers: { task: 'Earn', service: 'Hire someone' },
  kindsLabel: 'Kinds of services',
  all: 'All Services',
  kinds: { academic: 'Academic', technical: 'Technical', creative: 'Creative', lifestyle: 'Lifestyle' },
  /** Mark of the viewer's own service. */
  yours: 'Yours',
  failed: 'Failed to load services. Please try again.',
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

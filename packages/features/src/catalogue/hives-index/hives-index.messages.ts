import { formatCount } from '../../kernel/count.js';

export const messages = {
  title: 'Hives',
  intro: 'Everything on campus, in {campus.hiveCount} hives',
  search: 'Search hives',
  searchPlaceholder: 'Search hives...',
  clear: 'Clear search',
  open: (count: number) => (count === 1 ? '1 open listing' : `${formatCount(count, 'en')} open listings`),
  failed: 'Failed to load hives. Please try again later.',
  retry: 'Try again',
  nothing: 'No hive matches your search',
  searchListings: 'Search all listings',
  essentials: 'Buy and sell items on campus',
  academia: 'Find a tutor, or tutor others',
  logistics: 'Get help with deliveries and errands',
  buzz: 'See what is happening on campus',
  archive: 'Share and find study materials',
  sidehustle: 'Earn with gigs from fellow students',
  fresh: 'Fresh on campus',
  browseAll: 'Browse All',
  feedback: {
    open: 'Submit Feedback',
    intro: 'Which hive or feature is missing? We read every suggestion.',
    close: 'Close',
    title: 'Title',
    description: 'Description',
    category: 'Category',
    categories: { feature: 'New feature', service: 'New service', other: 'Other' },
    required: 'Required',
    sending: 'Sending...',
    thanks: 'Thank you for your feedback! We will review your suggestion.',
    failed: 'Your feedback could not be sent. Please try again.',
  },
};

export type HivesIndexMessages = typeof messages;

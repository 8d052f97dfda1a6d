import { formatCount } from '../../kernel/count.js';

export const messages = {
  title: 'Hives',
  stalls: 'Stalls',
  stallsText: 'Food, printing and hair near you',
  open: (count: number) => (count === 1 ? '1 open listing' : `${formatCount(count, 'en')} open listings`),
  failed: 'Failed to load hives. Please try again later.',
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
    sending: 'Sending...',
    thanks: 'Thank you for your feedback! We will review your suggestion.',
    failed: 'Your feedback could not be sent. Please try again.',
  },
};

export type HivesIndexMessages = typeof messages;

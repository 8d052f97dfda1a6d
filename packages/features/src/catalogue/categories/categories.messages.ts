import { formatCount } from '../../kernel/count.js';

export const messages = {
  title: 'Categories',
  intro: 'Browse freely. Log in to message or pay.',
  hives: 'Hives',
  searchEverywhere: 'Search all campuses',
  resultsFor: (q: string) => `Results for “${q}”`,
  shelves: 'Popular categories',
  openHere: 'Open listings',
  open: (count: number) => (count === 1 ? '1 open listing' : `${formatCount(count, 'en')} open listings`),
  back: 'All categories',
  none: 'No hives available in this category yet.',
  search: 'Search title and description',
  searchPlaceholder: 'Search...',
  clearSearch: 'Clear search',
  viewAll: 'View all hives instead',
  nothingFound: 'Nothing found',
  notFound: 'This category does not exist',
  about: {
    essentials: 'Buy and sell items on campus',
    academia: 'Find a tutor, or tutor others',
    logistics: 'Get help with deliveries and errands',
    buzz: 'See what is happening on campus',
    archive: 'Share and find study materials',
    sidehustle: 'Earn with gigs from fellow students',
  },
};

export type CategoriesMessages = typeof messages;

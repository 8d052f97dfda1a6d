export const messages = {
  title: 'Help Center',
  intro: 'Quick answers from the team.',
  search: 'Search for help',
  searchPlaceholder: 'Search for help...',
  clear: 'Clear search',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  none: 'No article has these words',
  noneText: 'Try fewer or other words, or write to us.',
  showAll: 'Show all articles',
  categories: {
    start: 'Getting Started',
    common: 'Common Questions',
    buying: 'Buying',
    selling: 'Selling and earning',
    account: 'Account and privacy',
    safety: 'Safety',
  },
  back: 'All articles',
  related: 'Read next',
  notFound: 'This article does not exist',
  contactTitle: 'Still stuck?',
  contactText: 'Write to us. A real person replies, Monday–Friday, 9am–5pm.',
  contact: 'Contact us',
};

export type HelpMessages = typeof messages;

import { formatCount } from '../../kernel/count.js';

export const messages = {
  badge: '{campus.membersOnly}',
  title: 'Buy, sell and earn on campus. Safely.',
  intro: 'We hold your money until you’ve met and you’re happy. No one can run off with it.',
  getStarted: 'Get Started',
  dashboard: 'Go to Dashboard',
  browse: 'Browse Hives',
  openNow: 'Open now',
  code: 'Handover code',
  released: 'Released',
  search: 'Search',
  searchLabel: 'What do you need?',
  searchPlaceholder: 'Search anything',
  searchClear: 'Clear search',
  searchCampus: 'Campus',
  searchEverywhere: 'Anywhere',
  open: (count: number) => `${formatCount(count, 'en')} open`,
  figures: {
    students: (count: number): string => (count === 1 ? 'verified student' : 'verified students'),
    listings: (count: number): string => (count === 1 ? 'open listing' : 'open listings'),
    handedOver: 'handed over safely',
    inDeals: (count: number) => `in ${formatCount(count, 'en')} deals`,
    universities: 'universities',
  },
  featuredTitle: 'Featured tasks',
  featuredIntro: 'Paid work from students on campus, newest first.',
  featuredEmpty: 'No tasks are open right now.',
  details: 'View details',
  loginToApply: 'Login to apply',
  loginToView: 'Login to view',
  about: (title: string) => `: ${title}`,
  browseTitle: 'Browse by Hive',
  all: 'All',
  filter: 'Hives',
  failed: 'Failed to load hives. Please try again later.',
  none: 'No hives available in this category yet.',
  viewAllHives: 'View all hives instead',
  categoriesTitle: 'Categories',
  viewAllCategories: 'View All Categories',
  universitiesTitle: 'Universities',
  universitiesIntro:
    'Students of {campus.universities} {campus.demonym} universities may join. These are some of them.',
  viewAll: 'View All',
  showLess: 'Show Less',
  allUniversities: 'All universities',
  /** Number of students. Small numbers are not shown. */
  studentsHere: (count: number) => `${formatCount(count, 'en')} students here`,
  testimonialsTitle: 'What students say',
  testimonialBy: (university: string | null) =>
    university === null ? 'Verified student' : `Verified student, ${university}`,
  stars: (count: number) => `${count} of 5 stars`,
  moneyTitle: 'Pay by {campus.payBy}. We hold it till you meet.',
  moneyIntro:
    'Sent {campus.sentMoney} and never saw the seller again? Not here. The seller is paid only when you have the item.',
  steps: [
    {
      title: 'Pay with {campus.payMethods}',
      text: 'The seller sees that you paid, but gets nothing yet.',
    },
    { title: 'Meet on campus', text: 'Check the item in daylight. Not as described? Do not give your code.' },
    {
      title: 'Show your code',
      text: 'Six digits or a QR code. Once the seller types it in, the money is theirs.',
    },
  ],
  cards: 'Cards by {campus.provider}',
  walletsTitle: 'Ways to pay',
  callTitle: 'Start on your campus',
  callText: 'All you need is your student email. Joining, posting and messaging are free.',
};

export type LandingMessages = typeof messages;

/**
 * The same words as in `index.ts`, in parts: each screen fetches those that it says. For `fetchedLanguage('sw', swahiliParts)`. With
 * them go those for a page that cannot be fetched: `ownLanguage('sw', swahiliAtOnce)`.
 */
export const swahiliParts: readonly {
  readonly catalogues: readonly string[];
  readonly load: () => Promise<Readonly<Record<string, object>>>;
}[] = [
  {
    catalogues: [
      'authSteps',
      'dashboardLayout',
      'firstDay',
      'dashboard',
      'notifications',
      'favorites',
      'push',
      'profileForm',
      'settings',
    ],
    load: async () => (await import('./account.js')).account,
  },
  {
    catalogues: ['moderation'],
    load: async () => (await import('./accounting.js')).accounting,
  },
  {
    catalogues: ['articles'],
    load: async () => (await import('./articles.js')).articles,
  },
  {
    catalogues: [
      'wanted',
      'hiveListing',
      'hivesIndex',
      'categories',
      'packages',
      'bundle',
      'listingForm',
      'listingFilters',
      'myListings',
    ],
    load: async () => (await import('./asking.js')).asking,
  },
  {
    catalogues: ['payments', 'offlineHandover'],
    load: async () => (await import('./completing.js')).completing,
  },
  {
    catalogues: ['cookies'],
    load: async () => (await import('./cookies.js')).cookies,
  },
  {
    catalogues: ['messages', 'offers', 'meetups'],
    load: async () => (await import('./dealing.js')).dealing,
  },
  {
    catalogues: ['payouts', 'settlement', 'milestones', 'series', 'weekly', 'lesson'],
    load: async () => (await import('./earning.js')).earning,
  },
  {
    catalogues: ['fieldTexts', 'settings'],
    load: async () => (await import('./filling.js')).filling,
  },
  {
    catalogues: [
      'hiveListing',
      'hivesIndex',
      'listingFilters',
      'shared',
      'favorites',
      'campusScope',
      'openListings',
      'topics',
      'search',
      'listingDetail',
    ],
    load: async () => (await import('./finding.js')).finding,
  },
  {
    catalogues: ['events', 'scan', 'doorHelpers', 'logOut', 'door', 'promoCodes'],
    load: async () => (await import('./gathering.js')).gathering,
  },
  {
    catalogues: ['payments', 'offlineHandover', 'reviews'],
    load: async () => (await import('./handing-over.js')).handingOver,
  },
  {
    catalogues: ['help', 'contact', 'legal', 'appeals', 'pageHeads'],
    load: async () => (await import('./helping.js')).helping,
  },
  {
    catalogues: ['about', 'pricing'],
    load: async () => (await import('./introducing.js')).introducing,
  },
  {
    catalogues: [
      'auth',
      'authSteps',
      'authLayout',
      'publicLayout',
      'landing',
      'kernel',
      'fieldTexts',
      'home',
    ],
    load: async () => (await import('./joining.js')).joining,
  },
  {
    catalogues: ['moderation'],
    load: async () => (await import('./moderating.js')).moderating,
  },
  {
    catalogues: ['bundle', 'milestoneNames', 'payments', 'reviews'],
    load: async () => (await import('./paying.js')).paying,
  },
  {
    catalogues: [
      'categories',
      'universities',
      'distance',
      'meetups',
      'offers',
      'hivesIndex',
      'home',
      'search',
    ],
    load: async () => (await import('./places.js')).places,
  },
  {
    catalogues: [
      'listingForm',
      'myListings',
      'removal',
      'dashboardLayout',
      'dashboard',
      'notifications',
      'settings',
      'pageHeads',
    ],
    load: async () => (await import('./posting.js')).posting,
  },
  {
    catalogues: ['privacy'],
    load: async () => (await import('./privacy.js')).privacy,
  },
  {
    catalogues: ['profile', 'portfolio', 'portfolioForm', 'follow', 'wanted'],
    load: async () => (await import('./profiling.js')).profiling,
  },
  {
    catalogues: ['console', 'credits', 'health', 'partners'],
    load: async () => (await import('./running.js')).running,
  },
  {
    catalogues: [
      'shared',
      'crop',
      'kernel',
      'fieldTexts',
      'listingDetail',
      'listingForm',
      'myListings',
      'services',
      'apply',
      'applicants',
    ],
    load: async () => (await import('./selling.js')).selling,
  },
  {
    catalogues: [
      'study',
      'course',
      'listingDetail',
      'shared',
      'messages',
      'dashboard',
      'booking',
      'push',
      'reports',
      'crop',
      'removal',
      'dashboardLayout',
      'auth',
      'authSteps',
    ],
    load: async () => (await import('./studying.js')).studying,
  },
  {
    catalogues: ['terms'],
    load: async () => (await import('./terms.js')).terms,
  },
  {
    catalogues: ['reports', 'studentVerification', 'stepUp', 'booking', 'slots', 'lesson', 'events'],
    load: async () => (await import('./trusting.js')).trusting,
  },
  {
    catalogues: ['work', 'applicants', 'myWork', 'completion', 'deliveryStatus', 'delivery', 'availability'],
    load: async () => (await import('./working.js')).working,
  },
  {
    catalogues: ['messages'],
    load: async () => (await import('./writing.js')).writing,
  },
];

export { unreachable as swahiliAtOnce } from './unreachable.js';

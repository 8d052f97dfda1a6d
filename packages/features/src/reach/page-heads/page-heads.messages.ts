import type { BrowserInstitution } from '@campushive/contract/campus';

/** Texts of a page for tabs, search results and link previews. */
export interface PageHeadWords {
  readonly title: string;
  readonly description?: string;
}

const GENERAL =
  'The marketplace of verified university students {campus.inCountry}. Buy, sell, tutor and earn on campus; your money is held until you meet.';
const named = (name: string, description?: string): PageHeadWords => ({
  title: `${name} | {campus.name}`,
  ...(description !== undefined && { description }),
});

export const messages = {
  /** Default, for pages without their own description. */
  general: GENERAL,
  home: { title: '{campus.name}: buy, sell and earn on campus, safely' } satisfies PageHeadWords,
  login: named('Log in'),
  suspended: named('Your account is suspended'),
  register: named(
    'Sign up',
    'Join with your university email address. Joining, posting and messaging are free.',
  ),
  otp: named('Verify your email'),
  forgotPassword: named('Forgot password'),
  claim: named('Your listings'),
  denySignIn: named('New log-in'),
  resetPassword: named('Reset password'),
  terms: named(
    'Terms of Service',
    'Who may join, how money is held and released, what it costs, and how disputes are decided.',
  ),
  privacy: named(
    'Privacy Policy',
    'What we know about you, why, for how long, and your rights under {campus.act} {campus.ofCountry}.',
  ),
  cookies: named('Cookies Policy', 'What is kept on your device, why, and how you decide about it.'),
  about: named(
    'About Us',
    'Who builds the marketplace of {campus.countryPossessive} students, and why money is held until you meet.',
  ),
  pricing: named(
    'Pricing',
    'Basic is free for every verified student. See what paying costs, to the {campus.minorUnit}.',
  ),
  contact: named('Contact', 'Write to us about a payment, a report or an idea. Monday–Friday, 9am–5pm.'),
  universities: named(
    'Universities',
    'The {campus.universities} {campus.demonym} universities whose students may join, with who and what is there now.',
  ),
  university: ({ name, displayName, location }: BrowserInstitution) =>
    named(name, `What students of ${displayName} in ${location} sell, teach and look for on {campus.name}.`),
  categories: named(
    'Categories',
    'Laptops, textbooks, tutoring, deliveries, events, past questions and paid work on campus.',
  ),
  category: (name: string) =>
    named(name, `${name} on campus: what is open now among verified students {campus.inCountry}.`),
  course: (code: string) =>
    named(
      code,
      `Study material, tutors and textbooks for ${code}, from verified students {campus.inCountry}.`,
    ),
  help: named(
    'Help Center',
    'Short answers: paying, held money, handover codes, payouts, disputes, safety and privacy.',
  ),
  article: (title: string) =>
    named(
      title,
      `${title}: help about {campus.name}, the marketplace of verified students {campus.inCountry}.`,
    ),
  /** Title of a listing with its price. */
  listing: (title: string, price: string, description: string) => named(`${title}, ${price}`, description),
  /** Text shown instead of a price. */
  free: 'Free',
  /** Lowest of several prices. */
  from: (amount: string) => `from ${amount}`,
  /** Description of a listing without one. */
  onCampus: (hive: string) => `${hive} on {campus.name}`,
  notFound: named('Oops! Page Not Found'),
  dashboard: named('Dashboard'),
  hives: named('Hives'),
  hive: (name: string) => named(name),
  search: named('Search'),
  savedSearches: named('Saved searches'),
  notifications: named('Notifications'),
  favorites: named('Favorites'),
  moderation: named('Moderation'),
  wanted: named('Requests'),
  wantedPost: (title: string, description: string) => named(`Request: ${title}`, description),
  services: named('Find Services'),
  post: named('Post'),
  checkout: named('Checkout'),
  availability: named('Your hours'),
  applicants: named('Applicants'),
  appeal: named('What happened to your listing'),
  myListings: named('My Listings'),
  myWork: named('My Tasks'),
  profile: named('Profile'),
  user: (name: string) => named(name),
  shelf: (name: string) =>
    named(`@${name}`, `@${name} sells on {campus.name}. We hold the money until you meet.`),
  settings: named('Settings'),
  receivedShare: named('Shared with the app'),
  attendees: named('Attendees'),
  tickets: named('My tickets'),
  payments: named('Transactions'),
  payment: named('Payment'),
  receipt: named('Receipt'),
  series: named('Weekly lessons'),
  payout: named('Payout'),
  payouts: named('Payouts'),
  stalls: named(
    'Stalls',
    'Food, printing and hair from students on your campus: who is open now, and what it costs.',
  ),
  stall: (name: string, description: string) => named(name, description),
  /** Description of a stall without one. */
  stallAt: (place: string) => `Stall at ${place} on {campus.name}`,
  stallPlain: 'Stall on {campus.name}',
  stallCheckout: named('Checkout'),
  safeDeals: named('Safe-deal link'),
  safeDeal: (title: string, price: string) =>
    named(`${title}, ${price}`, 'Pay safely on {campus.name}. We hold the money until you meet.'),
  stallOrder: named('Order'),
  stallQueue: named('My stall'),
  stallForm: named('My stall'),
  messages: named('Messages'),
};

/** Titles and descriptions of pages, as each language must define them. */
export type PageHeadMessages = typeof messages;

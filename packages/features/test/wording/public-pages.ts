import type { SpecifiedScreen } from './specified.js';

/** Public pages: sections 1, 2 and 9 of the specification. */
export const PUBLIC_PAGES: readonly SpecifiedScreen[] = [
  {
    screen: 'public frame',
    shown: [
      {
        when: 'for visitors',
        says: [
          ...['Terms of Service', 'Privacy Policy', 'Cookies Policy', 'Universities', 'Pricing', 'Home'],
          ...['© 2026 CampusHive, Ghana', 'Monday–Friday, 9am–5pm'],
        ],
        // Decided since: the bar begins with what visitors want, and the name leads home.
        inOrder: ['About Us', 'Contact', 'Log in', 'Sign up'],
      },
      { when: 'for members', says: [], inOrder: ['Go to Dashboard', 'Settings', 'Sign out'] },
      { when: 'signed out', says: ['Logged out successfully'], leadsTo: { to: 'home' } },
    ],
  },
  {
    screen: 'home',
    shown: [
      {
        when: 'for visitors',
        says: [
          ...['Ghanaian University Students Only', 'Get Started', 'Browse Hives', 'Featured tasks'],
          ...['Browse by Hive', 'Login to apply', 'Login to view', 'Categories', 'View All Categories'],
          ...['Universities', 'View All', 'MTN Mobile Money', 'Telecel Cash (Vodafone Cash)'],
          ...['AirtelTigo Money', '125 open'],
        ],
        inOrder: ['All', 'Essentials', 'Academia', 'Logistics', 'Buzz', 'Archive', 'SideHustle'],
      },
      { when: 'for members', says: ['Go to Dashboard', 'View details'] },
      { when: 'with all universities', says: ['Show Less', 'University of Education, Winneba'] },
      {
        when: 'with nothing in the hive',
        says: ['No hives available in this category yet.', 'View all hives instead'],
      },
      { when: 'failed', says: ['Failed to load hives. Please try again later.'] },
    ],
  },
  { screen: 'not found', shown: [{ when: 'always', says: ['Oops! Page Not Found', 'Back to Home'] }] },
  {
    screen: 'about',
    shown: [
      {
        when: 'for visitors',
        says: ['About Us', 'Sign Up Now'],
        // Decided since: no "20,000+ students, 5,000+ jobs, 500+ employers", for the product cannot know them, and no
        // "24/7 support" on a page that names opening hours.
        inOrder: ['Where we are going', 'Every student on every campus', 'Employers who hire here first'],
      },
    ],
  },
  {
    screen: 'pricing',
    shown: [
      {
        when: 'for visitors',
        says: ['GH₵20', 'per month', 'Coming Soon', 'Free'],
        inOrder: [
          ...['Basic', 'Pro', 'Basic Listings', 'Instant Messaging', 'File Sharing'],
          ...['Priority Support', 'Featured Listings', 'Advanced Analytics'],
        ],
      },
    ],
  },
  {
    screen: 'contact',
    shown: [
      {
        when: 'as it opens',
        says: ['Monday–Friday, 9am–5pm'],
        inOrder: ['Name', 'Email', 'Subject', 'Message'],
      },
      // Decided since: the error of an empty field names it.
      { when: 'sent empty', says: ['Enter your name', 'Enter your email', 'Add a subject'] },
      { when: 'on its way', says: ['Sending...'] },
      { when: 'sent', says: ['Send another message'] },
      { when: 'begun again', says: ['Subject'] },
    ],
  },
  {
    screen: 'cookies',
    shown: [
      {
        when: 'always',
        says: ['Last updated May 6, 2025'],
        inOrder: [
          ...['Introduction', 'What Are Cookies', 'Why Do We Use Cookies', 'How To Control Cookies'],
          ...['How Often Updated', 'Further Information'],
        ],
      },
    ],
  },
  { screen: 'terms', shown: [{ when: 'always', says: ['Last updated May 6, 2025', 'Privacy Policy'] }] },
  { screen: 'privacy', shown: [{ when: 'always', says: ['Last updated May 6, 2025', 'Terms of Service'] }] },
  {
    screen: 'universities',
    shown: [
      {
        when: 'as it opens',
        says: ['Established', 'Programs', 'Faculties', 'Website', 'View Jobs', 'Location'],
        inOrder: ['Accra', 'Kumasi', 'Cape Coast', 'Tamale', 'Winneba', 'Berekuso'],
      },
      { when: 'with nothing found', says: ['No universities found'] },
      { when: 'with all of them', says: ['Show Less'] },
    ],
  },
  {
    screen: 'help',
    shown: [
      {
        when: 'as it opens',
        says: ['Help Center', 'Search for help...'],
        inOrder: [
          ...['Getting Started', 'How to create an account', 'Setting up your profile'],
          ...['Finding your first task', 'Common Questions', 'Payment methods', 'Task completion process'],
          'Rating system explained',
        ],
      },
    ],
  },
];

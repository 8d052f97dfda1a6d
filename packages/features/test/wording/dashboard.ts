import type { SpecifiedScreen } from './specified.js';

/** The dashboard's frame and what is about oneself: sections 2, 5 and 8 of the specification. */
export const DASHBOARD: readonly SpecifiedScreen[] = [
  {
    screen: 'frame',
    shown: [
      {
        when: 'as it opens',
        says: ['Search tasks, users, or skills...'],
        inOrder: [
          ...['Main', 'Dashboard', 'Profile', 'Hives', 'Messages', 'Transactions', 'Discover', 'Favorites'],
          ...['Find Services', 'Settings', 'Settings', 'Help Center', 'Log Out'],
        ],
      },
      {
        when: 'before anything was searched for',
        says: ['Advanced Search'],
        inOrder: ['web development', 'data entry', 'content writing'],
      },
      {
        when: 'with the account open',
        says: ['Logout'],
        inOrder: ['Profile', 'Settings', 'Help Center', 'Logout'],
      },
      { when: 'with the news open', says: ['Notifications', 'View all'] },
      { when: 'logged out', says: ['Logged out successfully'], leadsTo: { to: 'home' } },
    ],
  },
  {
    screen: 'dashboard',
    shown: [
      {
        when: 'as it opens',
        says: ['Welcome back, Akosua Mensah', 'Expected within 7 days', 'Browse All'],
        inOrder: [
          // Decided since: what can be done now comes before the figures, which stand under their chart.
          ...['Recommended for You', 'Activity Overview', 'Week', 'Month', 'Year'],
          ...['Total Earnings', 'Pending Earnings', 'Completed Tasks', 'Active Applications'],
          ...['Upcoming Deadlines', 'Recent Activity'],
        ],
      },
      { when: 'without a name', says: ['Welcome back, Student'] },
    ],
  },
  {
    screen: 'profile',
    shown: [
      {
        when: 'as it opens',
        says: [
          ...['Verified Account', 'No ratings yet', 'Joined: August 2026', 'Edit Profile', 'Bio'],
          'No bio provided yet. Edit your profile to add a bio.',
        ],
        inOrder: ['Overview', 'Activity', 'Reviews'],
      },
      { when: 'unverified, and rated', says: ['Unverified Account', 'Rating: 4.5/5'] },
      { when: 'without activity', says: ['Activity history will appear here'] },
      { when: 'without reviews', says: ['No reviews yet'] },
    ],
  },
  {
    screen: 'settings',
    shown: [
      {
        when: 'account',
        says: ['Profile Picture', 'Change Photo', 'PNG, JPG, GIF up to 10MB', 'Save Changes'],
        inOrder: [
          ...['Account', 'Notifications', 'Appearance', 'Billing', 'Full Name', 'Email Address'],
          'University',
        ],
      },
      { when: 'with a name that is too short', says: ['Too short!'] },
      { when: 'with a name that is too long', says: ['Too long!'] },
      {
        when: 'notifications',
        says: [],
        inOrder: ['Email notifications', 'Push notifications', 'Message notifications', 'Updates'],
      },
      {
        when: 'appearance',
        says: ['Language'],
        inOrder: ['Light Mode', 'Dark Mode', 'English', 'French', 'Spanish'],
      },
      { when: 'billing', says: ['No billing information available', 'Add Payment Method'] },
    ],
  },
  {
    screen: 'favorites',
    shown: [
      {
        when: 'as it opens',
        says: ['Favorites', 'View Details', 'Saved 2 hours ago'],
        inOrder: ['Saved', 'Liked'],
      },
    ],
  },
  {
    screen: 'find services',
    shown: [
      {
        when: 'as it opens',
        // Differs from the specification: tabs separate hiring from earning, and a row has no posting time.
        says: ['Find Services', 'Filters', '4.8 (23)'],
        inOrder: ['All Services', 'Academic', 'Technical', 'Creative', 'Lifestyle'],
      },
    ],
  },
];

import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  title: 'Helpers at the door',
  text: (most: number) =>
    `Up to ${most} students can check in tickets with their own phones. They don’t see who is coming, or anything else about your event.`,
  close: 'Close',
  now: 'Helping',
  none: 'No one helps you yet.',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  search: 'Add a student',
  searchPlaceholder: 'Name',
  clearSearch: 'Clear search',
  coming: 'Coming to your event',
  add: (name: string) => `Add ${name}`,
  addShort: 'Add',
  noOneFound: 'No student found',
  noOneComing: 'Search for a student by name.',
  failed: 'Failed to load. Please try again.',
  changeFailed: 'That did not work. Please try again.',
  verified: 'Verified student',
  deletedUser: UNKNOWN_USER.en,
};

export type DoorHelpersMessages = typeof messages;

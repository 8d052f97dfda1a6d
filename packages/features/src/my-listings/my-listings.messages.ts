import { formatCount } from '../kernel/count.js';

export const messages = {
  title: 'My Listings',
  post: 'Post a Task',
  tabs: { open: 'Open', assigned: 'Assigned', done: 'Done', draft: 'Drafts', ended: 'Ended' },
  count: (count: number) => (count === 1 ? '1 listing' : `${formatCount(count, 'en')} listings`),
  empty: {
    open: ['Nothing open', 'What you post shows up here, with everything that you can do about it.'],
    assigned: [
      'Nothing assigned',
      'Gigs and deliveries that you gave to somebody wait here until they are done.',
    ],
    done: ['Nothing done yet', 'What you sold and what was done for you is kept here.'],
    draft: ['No drafts', 'Save a listing as a draft to go on with it later.'],
    ended: [
      'Nothing ended',
      'Listings end after 60 days, events and gigs at their date. You can put them up again.',
    ],
  },
  failed: 'Your listings could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  ends: (date: string) => `Ends ${date}`,
  ended: (date: string) => `Ended ${date}`,
  hidden: 'A moderator has hidden it. Only you can see it.',
  whyHidden: 'See why, and what you can do',
  applicants: (count: number) => (count === 1 ? '1 applicant' : `${formatCount(count, 'en')} applicants`),
  actionsOf: (title: string) => `Actions for ${title}`,
  edit: 'Edit',
  publish: 'Publish',
  relist: 'Put up again',
  markSold: 'Mark as sold',
  markDone: 'Mark as done',
  takeBack: 'Take the task back',
  pay: (amount: string) => `Pay ${amount}`,
  showCode: 'Show my code',
  delete: 'Delete',
  deleting: 'Deleting...',
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteText: 'It disappears for everybody. This cannot be undone.',
  deleteEventText:
    'It disappears for everybody, and whoever has a place is told that it is cancelled. This cannot be undone.',
  takeBackTitle: (title: string) => `Take “${title}” back?`,
  takeBackText: 'The student is told that the task is not theirs any more, and everybody can apply again.',
  takingBack: 'Taking back...',
  cancel: 'Cancel',
  deleted: 'Listing deleted',
  moved: 'Hive updated successfully!',
  moveFailed: 'Failed to update hive. Please try again.',
  dateFirst: 'Its date is over. Choose a new one, then put it up again.',
};

export type MyListingsMessages = typeof messages;

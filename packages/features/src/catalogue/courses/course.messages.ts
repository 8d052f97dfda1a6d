export const messages = {
  back: 'All categories',
  /** Names of hives on a course page. */
  sections: { archive: 'Study material', academia: 'Tutors', essentials: 'Textbooks' },
  nothing: {
    archive: 'No study material yet.',
    academia: 'No tutors yet.',
    essentials: 'No textbooks yet.',
  },
  post: {
    archive: 'Share study material',
    academia: 'Offer tutoring',
    essentials: 'Sell a textbook',
  },
  empty: (code: string) => `Nothing for ${code} yet`,
  emptyHint: 'Be the first: share your notes, offer to teach, or pass on your textbook.',
  failed: 'The course could not be loaded.',
  follow: 'Follow',
  followsIt: 'Following',
  following: 'Saving...',
  followed: (code: string) => `We’ll tell you what is new for ${code}`,
  unfollowed: (code: string) => `You no longer follow ${code}`,
  followFailed: 'This could not be saved.',
  more: 'Show more',
  loadingMore: 'Loading more...',
  notFound: 'This isn’t a course code.',
};

export type CourseMessages = typeof messages;

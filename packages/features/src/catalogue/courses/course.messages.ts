export const messages = {
  /** Label above the code. */
  course: 'Course',
  back: 'All categories',
  /** Names of hives on a course page. */
  sections: { archive: 'Study material', academia: 'Tutors', essentials: 'Textbooks' },
  /** Section heading with its count, such as `Study material (3)`. */
  counted: (name: string, count: string) => `${name} (${count})`,
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
  retry: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading more...',
  notFound: 'This is not the code of a course.',
};

export type CourseMessages = typeof messages;

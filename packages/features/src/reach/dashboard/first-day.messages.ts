export const messages = {
  intro: (place: string | null) =>
    place === null ? 'What brings you here?' : `Your campus: ${place}. What brings you here?`,
  find: 'Find something',
  sell: 'Sell something',
  need: 'What do you need?',
  /** Simple word for each built-in hive. Other hives use their names. */
  needs: {
    essentials: 'Things',
    academia: 'A tutor',
    logistics: 'A hand',
    buzz: 'Events',
    archive: 'Past papers',
    sidehustle: 'Paid gigs',
  },
  ready: 'Get set up in two minutes',
  done: 'Done',
  verified: 'Verified student',
  verify: 'Verify that you study here',
  photo: 'Add your photo',
  photoDone: 'Your photo',
  photoText: 'Profiles with a photo get faster replies.',
  hall: 'Name your hall',
  hallDone: 'Your hall',
  hallText: 'Lists start with what’s near you.',
  payout: 'Add your {campus.payoutNumber}',
  payoutDone: 'Your {campus.payoutNumber}',
  payoutText: 'So we can pay you. The first payout waits 24 hours.',
  safeTitle: 'Pay only here.',
  safeText:
    'We hold your money until you’ve met. If you pay in advance or in another app, we can’t give it back.',
};

export type FirstDayMessages = typeof messages;

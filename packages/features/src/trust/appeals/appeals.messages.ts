export const messages = {
  title: 'What happened to your listing',
  back: 'My listings',
  kinds: {
    hide: 'A moderator has hidden it',
    delete: 'A moderator has deleted it',
    reports: 'Hidden while a moderator looks at it',
  },
  decidedOn: (date: string) => `Decided on ${date}`,
  kindTexts: {
    hide: 'Only you and the moderators can see it.',
    delete: 'No one can see it.',
    reports:
      'Several students have reported it. A moderator decides, and you’ll hear from us. If it stays hidden, you can appeal then.',
  },
  why: 'Why',
  noReason: 'The moderator gave no reason.',
  appeal: 'Your appeal',
  explain:
    'Think this is a mistake? You can tell us why once. A different moderator reviews it if possible. That decision is final.',
  text: 'Why should it come back?',
  placeholder: 'What the moderator should know',
  writeText: 'Please tell us why.',
  send: 'Send appeal',
  sending: 'Sending...',
  sent: 'Thank you. A moderator will look at it.',
  waiting: 'A moderator will look at your appeal. We’ll let you know here and by email.',
  youWrote: (date: string) => `You wrote on ${date}`,
  restored: 'Your appeal succeeded: the listing is back.',
  upheld: 'A moderator looked at your appeal, and the decision stands. That’s final.',
  answer: 'What the moderator wrote',
  over: 'Your listing is no longer hidden.',
  gone: 'You have deleted this listing, so there is nothing to appeal against.',
  seeListing: 'See the listing',
  tooMany: 'You have sent many appeals today. Please try again tomorrow.',
  failedToSend: 'Your appeal could not be sent. Please try again.',
  /** Variants for a wanted post. They replace the texts about a listing. */
  post: {
    title: 'What happened to your request',
    back: 'My requests',
    see: 'See the request',
    kinds: { delete: 'A moderator has removed it', reports: 'Hidden while a moderator looks at it' },
    kindTexts: {
      delete: 'Only you and the moderators can see it.',
      reports:
        'Several students have reported it. A moderator decides, and you’ll hear from us. If it is removed, you can appeal then.',
    },
    restored: 'Your appeal succeeded: the request is back.',
  },
  account: {
    title: 'Your account is suspended',
    until: (date: string) => `Until ${date}`,
    forever: 'Until further notice',
    meanwhile:
      'Meanwhile you cannot log in, post, message or pay, and your listings are not shown. Money that is held for you stays held.',
    explain:
      'Think this is a mistake? You can tell us why once. A different moderator reviews it if possible. That decision is final.',
    text: 'Why should we reopen your account?',
    waiting: 'A moderator will look at your appeal. We’ll email you.',
    restored: 'Your appeal succeeded: your account is open again.',
    upheld: 'A moderator looked at your appeal, and your account stays suspended. That’s final.',
    over: 'Your account is open again',
    logIn: 'Log in',
    otherAccount: 'Log in with another account',
    unknownTitle: 'Is your account suspended?',
    unknownText: 'Log in with it to see why, until when, and how to appeal. No one else can see that.',
    toldText:
      'A moderator has closed it for now. Log in to see why, until when, and how to appeal. We’ve emailed you too.',
    contact: 'Contact us',
  },
  missing: 'There is no decision here',
  missingText: 'No moderator removed this listing, or it isn’t yours.',
  failed: 'This could not be loaded.',
};

export type AppealsMessages = typeof messages;

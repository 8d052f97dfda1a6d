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
    hide: 'Only you and the moderators still see it.',
    delete: 'No one sees it any more.',
    reports:
      'Several students have reported it. A moderator decides, and you will be told. If it stays hidden, you can appeal then.',
  },
  why: 'Why',
  noReason: 'The moderator wrote no reason.',
  appeal: 'Your appeal',
  explain:
    'Do you think that this is a mistake? Tell us why, once. A different moderator reviews it if possible. That decision is final.',
  text: 'Why should it come back?',
  placeholder: 'What the moderator should know',
  writeText: 'Please tell us why.',
  send: 'Send appeal',
  sending: 'Sending...',
  sent: 'Thank you. A moderator will look at it.',
  waiting: 'Your appeal waits for a moderator. You will be told here and by e-mail.',
  youWrote: (date: string) => `You wrote on ${date}`,
  restored: 'Your appeal succeeded: the listing is back.',
  upheld: 'A moderator looked at your appeal, and the decision stands. It is final.',
  answer: 'What the moderator wrote',
  over: 'Your listing is not hidden any more.',
  gone: 'You have deleted this listing, so there is nothing to appeal against.',
  seeListing: 'See the listing',
  tooMany: 'You have sent many appeals today. Please try again tomorrow.',
  failedToSend: 'Your appeal could not be sent. Please try again.',
  account: {
    title: 'Your account is suspended',
    until: (date: string) => `Until ${date}`,
    forever: 'Until further notice',
    meanwhile:
      'Meanwhile you cannot log in, post, message or pay, and your listings are not shown. Money that is held for you stays held.',
    explain:
      'Do you think that this is a mistake? Tell us why, once. A different moderator reviews it if possible. That decision is final.',
    text: 'Why should your account be open?',
    waiting: 'Your appeal waits for a moderator. You will be told by e-mail.',
    restored: 'Your appeal succeeded: your account is open again.',
    upheld: 'A moderator looked at your appeal, and your account stays suspended. It is final.',
    over: 'Your account is open again',
    logIn: 'Log in',
    otherAccount: 'Log in with another account',
    unknownTitle: 'Is your account suspended?',
    unknownText: 'Log in with it: you see why, until when, and how to appeal. No one else can see that.',
    toldText:
      'A moderator has closed it for now. Log in: you see why, until when, and how to appeal. We have also sent you an e-mail.',
    contact: 'Contact us',
  },
  missing: 'There is no decision here',
  missingText: 'No moderator has taken this listing away, or it is not yours.',
  failed: 'This could not be loaded.',
  retry: 'Try again',
};

export type AppealsMessages = typeof messages;

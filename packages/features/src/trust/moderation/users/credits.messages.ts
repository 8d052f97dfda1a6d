import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  open: 'Credits',
  title: (name: string) => `Credits of ${name}`,
  text: 'The campus’s own money, paid with the student’s next payout.',
  none: 'Nothing was given yet.',
  givenBy: (date: string, name: string) => `Given ${date} by ${name}`,
  withdrawnBy: (date: string, name: string, reason: string) => `Taken back ${date} by ${name}: ${reason}`,
  statuses: {
    waiting: 'Waits for the next payout',
    on_the_way: 'On its way',
    paid: 'Paid out',
    withdrawn: 'Taken back',
  },
  deletedUser: UNKNOWN_USER.en,
  give: 'Give a credit',
  giveText: (name: string) =>
    `${name} gets it with the next payout and reads your reason. You can take it back until then.`,
  amount: 'Amount',
  upTo: (max: string, aDay: string) => `Up to ${max} at once, and ${aDay} in 24 hours.`,
  amountNeeded: 'Please enter an amount.',
  reason: 'Reason',
  reasonHelp: 'The student reads it, and it goes to the log.',
  reasonNeeded: 'Please give a reason.',
  send: 'Give credit',
  sending: 'Giving it...',
  given: (amount: string) => `${amount} given`,
  failed: 'The credit could not be given. Please try again.',
  notForThem: 'You cannot give anything to yourself or to another admin.',
  withdraw: 'Take it back',
  withdrawText: (amount: string) => `${amount} won’t be paid out. This can’t be undone.`,
  notWaiting: 'This is not possible any more: it is being paid out, or another admin took it back.',
  ownCredit: 'This is your own credit: another admin decides.',
  cancel: 'Cancel',
  close: 'Close',
};

export type CreditsMessages = typeof messages;

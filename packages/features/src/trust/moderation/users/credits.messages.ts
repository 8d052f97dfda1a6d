import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  open: 'Credits',
  title: (name: string) => `Credits of ${name}`,
  text: 'The campus’s own money, paid with the student’s next payout.',
  none: 'No credits yet.',
  givenBy: (date: string, name: string) => `Given ${date} by ${name}`,
  withdrawnBy: (date: string, name: string, reason: string) => `Revoked ${date} by ${name}: ${reason}`,
  statuses: {
    waiting: 'With the next payout',
    on_the_way: 'On its way',
    paid: 'Paid out',
    withdrawn: 'Revoked',
  },
  deletedUser: UNKNOWN_USER.en,
  give: 'Give a credit',
  giveText: (name: string) =>
    `${name} gets it with the next payout and reads your reason. You can revoke it until then.`,
  amount: 'Amount',
  upTo: (max: string, aDay: string) => `Up to ${max} at once, and ${aDay} in 24 hours.`,
  amountNeeded: 'Please enter an amount.',
  reason: 'Reason',
  reasonHelp: 'Logged, and shown to the student.',
  reasonNeeded: 'Please give a reason.',
  send: 'Give credit',
  sending: 'Giving it...',
  given: (amount: string) => `${amount} given`,
  failed: 'The credit could not be given. Please try again.',
  notForThem: 'You can’t give a credit to yourself or another admin.',
  withdraw: 'Revoke',
  withdrawText: (amount: string) => `${amount} won’t be paid out. This can’t be undone.`,
  notWaiting: 'Too late: it is being paid out, or another admin revoked it.',
  ownCredit: 'This is your own credit: another admin decides.',
  cancel: 'Cancel',
  close: 'Close',
};

export type CreditsMessages = typeof messages;

import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  title: 'My Tasks',
  tabs: { assigned: 'Assigned to me', applied: 'Applied' },
  empty: {
    assigned: ['No tasks yet', 'Apply for a gig or a delivery. When you get one, it appears here.'],
    applied: ['No applications yet', 'Your applications appear here, with the answer to each.'],
  },
  browse: 'Browse {campus.sidehustle}',
  failed: 'Your tasks could not be loaded.',
  more: 'Show more',
  postedBy: (name: string) => `From ${name}`,
  deletedUser: UNKNOWN_USER.en,
  youReceive: (amount: string) => `You receive ${amount}`,
  unpaid: (name: string) => `Not paid yet. Don’t start until ${name} has paid.`,
  held: (name: string) => `Paid and held for you. When you’re done, ask ${name} for the code.`,
  frozen: (name: string) => `${name}’s bank asked for this payment back. Wait until the bank has decided.`,
  disputed: 'A moderator is looking into this payment.',
  enterCode: 'Enter the code',
  seePayment: 'See the payment',
  message: 'Message',
  opening: 'Opening...',
  messageFailed: 'The conversation could not be started. Please try again.',
  applied: (when: string) => `Applied ${when}`,
  yourPrice: (amount: string) => `Your price: ${amount}`,
  yourMessage: 'Your message:',
  withdraw: 'Withdraw',
  withdrawTitle: (title: string) => `Withdraw from “${title}”?`,
  withdrawText: (name: string) =>
    `${name} won’t see your application any more. You can apply again while the task is open.`,
  giveBack: 'Drop out',
  giveBackTitle: (title: string) => `Drop out of “${title}”?`,
  giveBackText: (name: string) => `We’ll tell ${name}, and the task is open to everyone again.`,
  withdrawing: 'Withdrawing...',
  withdrawn: 'Application withdrawn',
  withdrawFailed: 'Your application could not be withdrawn. Please try again.',
  cancel: 'Cancel',
};

export type MyWorkMessages = typeof messages;

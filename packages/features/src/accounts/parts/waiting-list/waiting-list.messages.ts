export const messages = {
  title: (university: string) => `Not open at ${university} yet`,
  tagline: '{campus.name} opens one university after the other. We email you once when yours is open.',
  address: (email: string) => `We note ${email}, and nothing else. No account is created.`,
  join: 'Join the waiting list',
  joining: 'Joining...',
  joinFailed: 'You are not on the list yet. Please try again.',
  back: 'Change my details',
  joinedTitle: 'You are on the list',
  joinedTagline: (university: string) => `We email you once when {campus.name} opens at ${university}.`,
  waiting: (count: number) => `${count} or more students of your university are waiting.`,
  why: 'The more of you wait, the sooner we open.',
  leave: 'Leave the list',
  leaving: 'Leaving...',
  left: 'You are off the list. We deleted your address.',
  leaveFailed: 'You are still on the list. Please try again.',
  invite: 'Invite your course mates',
  /** Text that goes to other apps with the link to sign up. */
  invitation: 'Let’s bring {campus.name} to our university. Join the waiting list with your student email:',
};

export type WaitingListMessages = typeof messages;

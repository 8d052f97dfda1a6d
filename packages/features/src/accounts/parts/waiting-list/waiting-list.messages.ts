export const messages = {
  title: (university: string) => `Not open at ${university} yet`,
  tagline: '{campus.name} opens at one university at a time. We’ll send you one email when yours opens.',
  address: (email: string) => `We save ${email} and nothing else. No account is created.`,
  join: 'Join the waiting list',
  joining: 'Joining...',
  joinFailed: 'You’re not on the list yet. Please try again.',
  codeTitle: 'Check your email',
  codeText: (email: string) =>
    `We’ve sent a code to ${email}. Enter it, so that no one else puts you on the list.`,
  code: 'Code from your email',
  resend: 'Send the code again',
  back: 'Change my details',
  joinedTitle: 'You’re on the list',
  joinedTagline: (university: string) =>
    `We’ll send you one email when {campus.name} opens at ${university}.`,
  waiting: (count: number) => `${count} or more students from your university are waiting.`,
  why: 'The more students wait, the sooner we open.',
  leave: 'Leave the list',
  leaving: 'Leaving...',
  left: 'You’re off the list, and we’ve deleted your address.',
  leaveFailed: 'You’re still on the list. Please try again.',
  invite: 'Invite your course mates',
  /** Text that goes to other apps with the link to sign up. */
  invitation: 'Let’s bring {campus.name} to our university. Join the waiting list with your student email:',
};

export type WaitingListMessages = typeof messages;

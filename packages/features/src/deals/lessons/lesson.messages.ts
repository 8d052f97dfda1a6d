import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  move: 'Move the lesson',
  propose: 'Propose another time',
  proposeOther: 'Propose another time',
  calendar: 'Add to calendar',
  until: (when: string) => `It can be moved until ${when}.`,
  tooLate: 'It begins in less than 4 hours and can’t be moved any more.',
  proposedToMe: (name: string, when: string) => `${name} proposes ${when} instead.`,
  proposedByMe: (name: string, when: string) => `You proposed ${when}. Waiting for ${name}.`,
  accept: 'Accept',
  decline: 'Keep the time',
  takeBack: 'Withdraw',
  moveTitle: 'When instead?',
  moveText: (name: string) =>
    `Choose another free time. It’s moved at once, ${name} is notified, and your money stays held.`,
  proposeTitle: 'When instead?',
  proposeText: (name: string) => `We’ll ask ${name}. The lesson stays where it is until they accept.`,
  close: 'Close',
  cancel: 'Cancel',
  send: 'Move',
  sendProposal: 'Propose',
  sending: 'Sending...',
  moved: (when: string) => `Moved to ${when}.`,
  proposed: (name: string) => `Sent. We’ll let you know when ${name} answers.`,
  failed: 'That did not work. Please try again.',
  other: UNKNOWN_USER.en,
};

export type LessonMessages = typeof messages;

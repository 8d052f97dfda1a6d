export const messages = {
  title: 'The work',
  statuses: { working: 'In progress', done: 'Done', revision: 'Revision' },
  worker: 'the student',
  poster: 'the poster',
  /** What that means for each of the two; `name` is the other one. */
  buyer: {
    working: (name: string) => `${name} is at it, and says here when it is done.`,
    done: (name: string, day: string) =>
      `Look at it, then release the money or ask for a revision. Without a word from you, ${name} is paid on ${day}.`,
    revision: (name: string) => `You asked for a revision. ${name} says here when it is done.`,
  },
  seller: {
    working: (name: string) =>
      `When the work is done, say so: from then on ${name} has seven days to look at it.`,
    done: (name: string, day: string) =>
      `Wait until ${name} has looked at it. The money is released on ${day} at the latest.`,
    revision: (name: string) => `${name} wants something changed. Say so again when it is done.`,
  },
  said: (name: string, when: string) => `${name}, ${when}`,
  you: 'You',
  asked: 'Revision asked for:',
  note: 'What did you do?',
  notePlaceholder: 'What is done, and where it can be seen',
  finish: 'Mark as done',
  finishing: 'Sending...',
  finished: 'Marked as done',
  accept: 'Accept the work',
  acceptTitle: 'Accept the work and release the money?',
  acceptText: (name: string) => `${name} gets the money at once. That can’t be undone.`,
  acceptConfirm: 'Release the money',
  accepting: 'Releasing...',
  revise: 'Ask for a revision',
  reviseTitle: 'Ask for a revision',
  reviseText: (left: number) =>
    left === 1
      ? 'This is the last one that you can ask for. It begins the seven days again.'
      : `You can ask for ${left} more. Each begins the seven days again.`,
  reason: 'What should change?',
  required: 'Required',
  noMore: 'You asked for every revision. Accept the work, or report a problem.',
  failed: 'That did not work. Please try again.',
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
  sentBack: 'Revision asked for',
};

export type CompletionMessages = typeof messages;

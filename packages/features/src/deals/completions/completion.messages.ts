export const messages = {
  title: 'The work',
  statuses: { working: 'In progress', done: 'Done', revision: 'Revision' },
  worker: 'the student',
  poster: 'the poster',
  /** Explanations for each side. `name` is the other party. */
  buyer: {
    working: (name: string) => `${name} is working on it, and will mark it as done here.`,
    done: (name: string, day: string) =>
      `Check it, then release the money or ask for a revision. If you do nothing, ${name} is paid on ${day}.`,
    revision: (name: string) => `You asked for a revision. ${name} will mark it as done here.`,
  },
  seller: {
    working: (name: string) =>
      `Mark it as done when you finish. You are paid when ${name} accepts it, or seven days later.`,
    done: (name: string, day: string) =>
      `Waiting for ${name} to check it. The money is released by ${day} at the latest.`,
    revision: (name: string) => `${name} asked for changes. Mark it as done again when you finish.`,
  },
  /** Deadline of undelivered work and its consequence, before and after the payer can cancel. */
  deadline: {
    buyer: {
      ahead: (due: string, cancel: string) =>
        `Due on ${due}. If it’s not marked as done, you can cancel for a full refund from ${cancel}.`,
      overdue: (due: string, refund: string) =>
        `It was due on ${due}. You can cancel now for a full refund. If it’s not done by ${refund}, we refund you automatically.`,
    },
    seller: {
      ahead: (due: string, cancel: string, name: string) =>
        `Due on ${due}. ${name} can cancel from ${cancel} if it’s not marked as done.`,
      overdue: (due: string, refund: string, name: string) =>
        `It was due on ${due}, so ${name} can cancel. If it’s not marked as done by ${refund}, the money goes back.`,
    },
  },
  /** Texts that differ for errands, which are delivered. */
  errand: {
    note: 'Where did you leave it?',
    notePlaceholder: 'Who took it, or where it is now',
    accept: 'I have it',
    acceptTitle: 'Confirm the delivery and release the money?',
    noMore: 'Something wrong? Report a problem below.',
  },
  said: (name: string, when: string) => `${name}, ${when}`,
  you: 'You',
  asked: 'Revision requested:',
  note: 'What did you do?',
  notePlaceholder: 'What you did, and where to see it',
  files: 'Files',
  addFiles: 'Add files',
  filesHint: (count: number) =>
    `Up to ${count} files of 25 MB: PDF, Word, Excel, PowerPoint, ZIP or pictures.`,
  filesWaiting: 'Marked as done once every file has arrived.',
  filesFailed: 'Not every file has arrived. Try the failed ones again, or remove them.',
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
      ? 'This is your last revision. No money is released until it’s done.'
      : `You can ask for ${left} more. No money is released until it is done.`,
  reason: 'What should change?',
  noMore: 'You’ve used all your revisions. Accept the work, or report a problem.',
  failed: 'That did not work. Please try again.',
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
  sentBack: 'Revision requested',
};

export type CompletionMessages = typeof messages;

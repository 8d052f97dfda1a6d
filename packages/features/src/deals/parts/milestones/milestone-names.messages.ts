export const messages = {
  name: (number: number, count: number, title: string) => `Milestone ${number} of ${count}: ${title}`,
  /** For the poster, beside the gig: no payment is possible before the answer. */
  waitForAnswer: 'Your milestones are waiting for an answer. Nothing can be paid until then.',
  answer: 'The poster proposed milestones. Take a look and answer.',
  allPaid: 'All milestones are over.',
};

export type MilestoneNames = typeof messages;

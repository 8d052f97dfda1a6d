export const messages = {
  title: 'My work',
  titleOf: (name: string) => `Work by ${name}`,
  empty: 'Show off your work',
  emptyHint: 'Students hire people whose work they can see.',
  add: 'Add pictures',
  edit: 'Change pictures',
  failed: 'The pictures could not be loaded.',
  open: (caption: string) => `Open the picture “${caption}” in a new tab`,
  takeDown: 'Remove',
  takeDownOf: (caption: string) => `Remove “${caption}”`,
  takeDownTitle: 'Remove this picture?',
  takeDownText: 'It is removed for good. The student reads your reason.',
  reason: 'Reason',
  reasonMissing: 'Say why',
  takingDown: 'Removing...',
  takeDownFailed: 'The picture could not be removed. Please try again.',
  cancel: 'Cancel',
  close: 'Close',
};

export type PortfolioMessages = typeof messages;

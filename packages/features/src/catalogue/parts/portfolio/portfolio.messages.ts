export const messages = {
  title: 'My work',
  titleOf: (name: string) => `Work by ${name}`,
  empty: 'Show off your work',
  emptyHint: 'Students hire people whose work they can see.',
  add: 'Add pictures',
  edit: 'Change pictures',
  failed: 'The pictures could not be loaded.',
  retry: 'Try again',
  open: (caption: string) => `Open the picture “${caption}” in a new tab`,
  takeDown: 'Take away',
  takeDownOf: (caption: string) => `Take away “${caption}”`,
  takeDownTitle: 'Take this picture away?',
  takeDownText: 'It goes for good. Its student reads your reason.',
  reason: 'Reason',
  reasonMissing: 'Say why',
  takingDown: 'Taking away...',
  takeDownFailed: 'The picture could not be taken away. Please try again.',
  cancel: 'Cancel',
  close: 'Close',
};

export type PortfolioMessages = typeof messages;

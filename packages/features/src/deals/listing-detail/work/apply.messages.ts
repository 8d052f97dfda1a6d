export const messages = {
  title: 'Apply for this task',
  text: (name: string) => `${name} sees your name, your university and what you write.`,
  message: 'Why are you a good fit?',
  messagePlaceholder: 'When you can do it, and what makes you good at it',
  price: 'Your price (optional)',
  priceText: (listed: string) => `Leave blank to accept ${listed}. If you’re picked, this is the price.`,
  payout: (amount: string) => `You’d receive ${amount} after fees. If you’re picked, this is the price.`,
  priceWrong: 'Enter an amount, such as 120 or 99.50.',
  send: 'Send application',
  sending: 'Sending...',
  sent: 'Application sent',
  failed: 'Your application could not be sent. Please try again.',
  close: 'Close',
  cancel: 'Cancel',
};

export type ApplyMessages = typeof messages;

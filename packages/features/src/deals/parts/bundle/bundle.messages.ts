export const messages = {
  /** Name of a bundle: its first item and the number of further items. */
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  title: 'Your bundle',
  intro: (name: string) => `Buying more than one thing from ${name}? Pay and meet once.`,
  add: 'Add to bundle',
  added: 'In your bundle',
  one: 'Add one more to pay for them together.',
  pay: 'Pay together',
  empty: 'Empty the bundle',
  full: (most: number) => `A bundle holds at most ${most} items.`,
  /** Shown in the checkout. */
  gone: 'No longer available',
  someGone: (count: number) =>
    count === 1
      ? 'One item is no longer available. Remove it to pay for the others.'
      : `${count} items are no longer available. Remove them to pay for the others.`,
  allGone: 'None of these is available now.',
  others: 'Other listings',
  takeOut: 'Remove and continue',
  remove: (title: string) => `Remove ${title}`,
  agreed: 'Agreed price',
  sum: (count: number) => `Price of ${count} items`,
  handedOver: 'You meet once. One code covers everything.',
};

export type BundleMessages = typeof messages;

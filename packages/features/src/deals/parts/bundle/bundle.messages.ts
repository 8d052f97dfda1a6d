export const messages = {
  /** Name of a bundle: its first item and the number of further items. */
  named: (title: string, more: number) => `${title} and ${more} more ${more === 1 ? 'item' : 'items'}`,
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
  gone: 'Not available any more',
  someGone: (count: number) =>
    count === 1
      ? 'One item is not available any more. Take it out to pay for the others.'
      : `${count} items are not available any more. Take them out to pay for the others.`,
  allGone: 'None of these is available any more.',
  others: 'Other listings',
  takeOut: 'Take out and go on',
  remove: (title: string) => `Take out ${title}`,
  agreed: 'Agreed price',
  sum: (count: number) => `Price of ${count} items`,
  handedOver: 'You meet once: the code is for all of it.',
};

export type BundleMessages = typeof messages;

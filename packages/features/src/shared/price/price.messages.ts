export const messages = {
  /** Below a price that can mean two amounts, beside a button for each. */
  unclear: (typed: string) => `What do you mean by ${typed}?`,
  choose: 'Choose the price that you mean.',
};

export type PriceMessages = typeof messages;

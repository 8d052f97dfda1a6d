export const messages = {
  /** Question below an ambiguous price, with a button for each amount. */
  unclear: (typed: string) => `What do you mean by ${typed}?`,
  choose: 'Choose the price you mean.',
};

export type PriceMessages = typeof messages;

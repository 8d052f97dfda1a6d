import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

export const messages = {
  asked: (name: string, amount: string) => `${name} offers ${amount}`,
  waiting: (amount: string) => `You offered ${amount}`,
  agreed: (amount: string) => `Agreed: ${amount}`,
  declined: (amount: string) => `The offer of ${amount} was declined`,
  withdrawn: (amount: string) => `The offer of ${amount} was withdrawn`,
  expired: (amount: string) => `The offer of ${amount} has ended`,
  listed: (price: string) => `Listed at ${price}.`,
  answerUntil: (when: string) => `You can answer until ${when}.`,
  waitingUntil: (name: string, when: string) => `${name} can answer until ${when}.`,
  receive: (payout: string) => `You would receive ${payout}.`,
  keptForYou: (when: string) => `This price is good until ${when}.`,
  keptForThem: (name: string, when: string) => `${name} can pay this price until ${when}.`,
  accept: 'Accept',
  counter: 'Counter',
  decline: 'Decline',
  withdraw: 'Withdraw',
  pay: (total: string) => `Pay ${total}`,
  book: 'Choose a time',
  acceptTitle: (amount: string) => `Agree on ${amount}?`,
  acceptAsSeller: (name: string) =>
    `${name} can pay this price for 24 hours. Until then, another student can still buy it at the listed price.`,
  acceptAsBuyer:
    'You can pay this price for 24 hours. Until then, another student can still buy it at the listed price.',
  makeTitle: 'Make an offer',
  makeText: (name: string, price: string) =>
    `The listed price is ${price}. ${name} has 24 hours to answer. Nothing is charged yet.`,
  counterTitle: 'Make a counter-offer',
  counterText: (name: string, amount: string, price: string) =>
    `${name} offered ${amount}. The listed price is ${price}. ${name} has 24 hours to answer.`,
  amount: 'Your price',
  between: (lowest: string, highest: string) => `From ${lowest} to ${highest}`,
  suggestions: 'Suggested prices',
  strictlyBetween: (above: string, below: string) => `More than ${above}, less than ${below}`,
  notBetween: (above: string, below: string) =>
    `Name a price between your last ones: more than ${above} and less than ${below}.`,
  amountNeeded: 'Enter an amount, such as 120 or 99.50.',
  tooSmall: (lowest: string) => `Offer at least half of the price: ${lowest}.`,
  tooLarge: (price: string) => `Offer less than the price: ${price}.`,
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send offer',
  sending: 'Sending...',
  sent: (name: string) => `Sent. We’ll let you know when ${name} answers.`,
  failed: 'That did not work. Please try again.',
  received: 'Offers for this listing',
  talk: (name: string) => `Messages with ${name}`,
  other: UNKNOWN_USER.en,
};

export type OffersMessages = typeof messages;

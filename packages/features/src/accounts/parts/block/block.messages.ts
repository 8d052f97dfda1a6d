import * as UNKNOWN_USER from '@campushive/contract/unknown-user';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const messages = {
  title: (name: string) => `Block ${name}?`,
  text: 'You won’t be able to message each other. We don’t notify them. You can unblock them at any time.',
  openOrders: (count: number) => counted(count, 'You have an open order', `You have ${count} open orders`),
  chooseFirst: (count: number) =>
    counted(count, 'Choose what happens to it first.', 'Choose what happens to them first.'),
  held: (amount: string) => `${amount} held`,
  withName: (name: string) => `with ${name}`,
  choice: 'Your choice',
  cancelAndBlock: 'Cancel and block',
  youGet: (amount: string) => `You get all ${amount} back.`,
  theyGet: (name: string, amount: string) => `${name} gets all ${amount} back.`,
  payersGet: 'The payer gets all of it back.',
  notCancellable: (count: number) =>
    counted(
      count,
      'No longer possible: it may have been handed over, or a moderator is deciding.',
      'No longer possible: one may have been handed over, or a moderator is deciding.',
    ),
  finish: (count: number) =>
    counted(count, 'Finish this order, then block', 'Finish these orders, then block'),
  finishText: (count: number) => counted(count, 'Messages stay open for it.', 'Messages stay open for them.'),
  choiceNeeded: 'Please choose what happens first.',
  block: 'Block',
  cancelOrders: (count: number) =>
    counted(count, 'Cancel order and block', `Cancel ${count} orders and block`),
  keepOrders: (count: number) => counted(count, 'Block and keep the order', 'Block and keep the orders'),
  blocking: 'Blocking...',
  notNow: 'Not now',
  close: 'Close',
  loading: 'Looking for open orders',
  loadFailed: 'Your open orders could not be loaded.',
  blocked: (name: string) => `${name} is blocked`,
  unblocked: (name: string) => `${name} can message you again`,
  failed: 'This did not work. Please try again.',
  tooLate: 'An order can’t be cancelled any more. You can keep it open, or report a problem on its page.',
  someone: UNKNOWN_USER.en,
  undecidedTitle: (name: string) => `You blocked ${name}`,
  undecidedText: 'The money stays held until you choose what happens to this order.',
  decide: 'Choose',
  keptText: (name: string) =>
    `You blocked ${name}. Messages about this order stay open until it ends, for both of you.`,
  theirsTitle: (name: string) => `${name} blocked you`,
  theirsUndecidedBuyer:
    'Your money stays held, and no one is paid automatically. When you have what you paid for, show your code. If not, report a problem and we’ll help you get it back.',
  theirsUndecidedSeller:
    'The money stays held. When you meet, enter the code and you are paid. Or cancel the order: the buyer gets it all back.',
  theirsKept: 'You can still message each other about this order until it ends.',
};
export type BlockMessages = typeof messages;

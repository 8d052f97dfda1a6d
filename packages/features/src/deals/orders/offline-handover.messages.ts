import type { VoucherProblem, VoucherRefusal } from '@campushive/contract/rules/vouchers';

export interface OfflineHandoverMessages {
  title: string;
  offline: string;
  buyer: string;
  seller: string;
  ready: (name: string) => string;
  none: string;
  asking: string;
  show: string;
  ask: (input: { name: string; amount: string }) => string;
  askYes: string;
  askNo: string;
  qr: string;
  typed: string;
  shownHint: (name: string) => string;
  shown: (name: string) => string;
  hide: string;
  sellerText: (name: string) => string;
  label: string;
  help: string;
  check: string;
  checking: string;
  scanTitle: string;
  scanWrong: string;
  waitingTitle: string;
  waitingBuyer: (name: string) => string;
  waitingSeller: (amount: string) => string;
  clock: string;
  refusedTitle: string;
  tryAgain: string;
  problems: Readonly<Record<VoucherProblem, string>>;
  refusals: Readonly<Record<VoucherRefusal | 'other', string>>;
}

export const messages: OfflineHandoverMessages = {
  title: 'No signal where you’re meeting?',
  offline: 'You’re offline. This is what your phone has saved of the order.',
  buyer: 'the buyer',
  seller: 'the seller',
  ready: (name) => `Your phone has an offline voucher that ${name} can check.`,
  none: 'This phone has no voucher for this order yet. Open this page once with a connection. After that it works offline.',
  asking: 'Fetching the voucher...',
  show: 'Show the voucher',
  ask: ({ name, amount }) =>
    `Show the voucher only when you have what you paid for. It gives ${name} ${amount}, and you cannot take it back.`,
  askYes: 'I have it, show the voucher',
  askNo: 'Not yet',
  qr: 'Voucher that releases the money of this order',
  typed: 'Or read it out:',
  shownHint: (name) => `${name} scans or types it on the page of this order.`,
  shown: (name) => `${name} has it`,
  hide: 'Hide it',
  sellerText: (name) => `${name} can show a voucher instead of the code. This phone can check it offline.`,
  label: 'Voucher',
  help: '16 letters and numbers, or scan it.',
  check: 'Check the voucher',
  checking: 'Checking...',
  scanTitle: 'Scan the buyer’s voucher',
  scanWrong: 'That voucher doesn’t look right.',
  waitingTitle: 'Handed over',
  waitingBuyer: (name) =>
    `${name} gets the money as soon as one of your two phones is online. You have nothing else to do.`,
  waitingSeller: (amount) =>
    `The voucher is good. ${amount} is released as soon as one of your two phones is online, unless the order is frozen before.`,
  clock: 'The time on this phone may be wrong. The server’s time decides.',
  refusedTitle: 'The voucher was refused',
  tryAgain: 'Send it again',
  problems: {
    unreadable: 'That voucher doesn’t look right. Check the code.',
    unsupported: 'This browser can’t check a voucher offline. Ask for the 6-digit code when you’re online.',
    no_key: 'This phone can’t check this order yet. Open this page once with a connection.',
    forged: 'This voucher is not genuine. Hand nothing over.',
    not_yours: 'This voucher pays another seller. Hand nothing over.',
    other_order: 'This voucher is for another order of yours. Open the page of that order.',
    taken: 'You’ve already used the voucher for this order.',
    frozen: 'The money of this order is frozen. Hand nothing over.',
    over: 'No money is held for this order any more. Don’t hand anything over.',
    expired:
      'This voucher has expired by the time on this phone. If that time is wrong, use the code when you’re online.',
    code_unknown: 'That is not the voucher of this order. Check the letters and numbers.',
  },
  refusals: {
    forbidden: 'Only the buyer and the seller can use it.',
    release_voucher_invalid: 'It is not a voucher of this order. Ask the buyer to show theirs again.',
    release_voucher_expired: 'The voucher had expired. The 6-digit code of the order still works.',
    order_frozen: 'The buyer’s bank is deciding about this payment.',
    order_disputed: 'The buyer has reported a problem with this order, and a moderator decides.',
    order_not_held: 'No money is held for this order any more.',
    conflict: 'The order cannot be released right now. The voucher is saved, so you can send it again.',
    other: 'The voucher is saved, so you can send it again.',
  },
};

import type { Bank } from './bank.js';

type Valued<M> = M extends Map<string, infer T> ? T : never;

/** Books of the provider as JSON can carry them. */
export interface BankNote {
  readonly transactions: readonly Valued<Bank['transactions']>[];
  readonly refunds: Bank['refunds'];
  readonly transfers: readonly Valued<Bank['transfers']>[];
  readonly disputes: Bank['disputes'];
  readonly events: Bank['events'];
  readonly vouchers: readonly string[];
  readonly balance: number;
  readonly names: number;
  readonly channel: Bank['channel'];
  readonly refusal: Bank['refusal'];
}

/** Returns the state of a bank. Its lists are the bank's own, so copy it before the bank goes on. */
export const noteOf = (bank: Bank): BankNote => ({
  transactions: [...bank.transactions.values()],
  transfers: [...bank.transfers.values()],
  refunds: bank.refunds,
  disputes: bank.disputes,
  events: bank.events,
  vouchers: [...bank.vouchers],
  balance: bank.balance,
  names: bank.names,
  channel: bank.channel,
  refusal: bank.refusal,
});

/** Fills a new bank from a note, also one whose times are texts. */
export function fillBank(bank: Bank, note: BankNote): void {
  for (const transaction of note.transactions)
    bank.transactions.set(transaction.reference, {
      ...transaction,
      paidAt: transaction.paidAt && new Date(transaction.paidAt),
    });
  for (const transfer of note.transfers)
    bank.transfers.set(transfer.reference, { ...transfer, at: new Date(transfer.at) });
  bank.refunds.push(...note.refunds.map((refund) => ({ ...refund, at: new Date(refund.at) })));
  bank.disputes.push(
    ...note.disputes.map((dispute) => ({
      ...dispute,
      raisedAt: new Date(dispute.raisedAt),
      dueAt: new Date(dispute.dueAt),
    })),
  );
  bank.events.push(...note.events);
  for (const reference of note.vouchers) bank.vouchers.add(reference);
  bank.balance = note.balance;
  bank.names = note.names;
  bank.channel = note.channel;
  bank.refusal = note.refusal;
}

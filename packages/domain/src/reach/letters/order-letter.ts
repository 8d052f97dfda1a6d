import type { TicketRow } from '../../deals/events/seats.js';
import { toUndelivered } from '../../deals/payments/release/completion-row.js';
import type { DescribedOrder } from '../../deals/payments/orders/orders.js';
import { toPerson } from '../../accounts/users/person.js';
import type { LetterKind } from './letter-kinds.js';
import type { Writer } from './letter-writer.js';

/** Ticket data that a letter shows its holder. */
export type LetterTicket = Pick<TicketRow, 'code' | 'number' | 'ofCount'>;

/** Facts for a letter about an order to one of its sides. */
export interface OrderLetter {
  readonly row: DescribedOrder;
  /** Tickets of the order; empty for everything else. */
  readonly tickets: readonly LetterTicket[];
  readonly to: 'buyer' | 'seller';
  readonly write: Writer;
  /** Replaces the name of a deleted account. */
  readonly someone: string;
}

const sideOf = ({ row, to }: OrderLetter) =>
  to === 'buyer' ? { me: row.buyer, them: row.seller } : { me: row.seller, them: row.buyer };

/** Names of the order's item and of the other side. */
export const namesOf = (about: OrderLetter) => ({
  listing: about.write.name(about.row.order),
  other: toPerson(sideOf(about).them).name ?? about.someone,
});

/** Returns the formatted amount that a letter names: a refund, or the share of its reader. */
export function amountFor(kind: LetterKind, { row: { order, refund }, to, write }: OrderLetter): string {
  if (kind.startsWith('payment_refund') && refund !== null) {
    return refund.currency === null
      ? write.money(refund.amount)
      : write.foreign(refund.amount, refund.currency);
  }
  // Shows the buyer the seller's amount, which is not the amount that the buyer paid.
  if (kind === 'payment_dispute_released') return write.money(order.payout);
  return write.money(to === 'buyer' ? order.total : order.payout);
}

/** Dates of undelivered work; undefined after the work was marked as done, or when its money is not held any more. */
export function workDaysOf({ row, write }: OrderLetter) {
  const work = toUndelivered(row.order);
  if (work === null) return undefined;
  const day = (at: string) => write.day(new Date(at));
  return { due: day(work.dueAt), cancel: day(work.cancellableFrom), refund: day(work.refundedAt) };
}

/** Dates of work that is done, which letters leave out. */
export const NO_DAYS = { due: '', cancel: '', refund: '' };

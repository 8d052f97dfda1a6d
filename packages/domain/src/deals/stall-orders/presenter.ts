import { findHall, type StallLine, type StallOrder, type StallProgress } from '@campushive/contract';
import { isInQueue, mayCancelAtStall, stallStepsOf } from '@campushive/contract/rules/stall-orders';
import { toPerson, type PersonRow } from '../../accounts/users/person.js';
import { campus } from '../../platform/campus.js';
import { toMajor } from '../../platform/money.js';
import type { StallOrderWithStall, StallLineRow, StallOrderRow } from './store.js';

/** Presents an order at a stall to its buyer or its seller. Only the buyer sees the code. */
export function toStallOrder(found: StallOrderWithStall, viewerId: string, now: Date): StallOrder {
  const { stallOrder, order, lines } = found;
  const role = stallOrder.buyerId === viewerId ? 'buyer' : 'seller';
  const price = toMajor(stallOrder.priceMinor);
  const facts = { ...stallOrder, orderStatus: order?.status ?? null };
  return {
    ...toProgress(stallOrder, lines.map(toLine)),
    stallId: stallOrder.stallId,
    stallName: found.stallName,
    stallPhoto: found.stallPhotos[0] ?? null,
    role,
    payment: stallOrder.payment,
    paymentId: stallOrder.orderId,
    price,
    amount: order === null ? price : toMajor(order.total),
    payout: order === null ? price : toMajor(order.payout),
    currency: campus.currency.code,
    buyer: side(found.buyer),
    seller: side(found.seller),
    handoverCode: role === 'buyer' && order?.status === 'held' ? order.handoverCode : null,
    steps: stallStepsOf(role, facts),
    isCancellable: role === 'buyer' && isCancellable(found, now),
    createdAt: stallOrder.createdAt.toISOString(),
    updatedAt: stallOrder.updatedAt.toISOString(),
  };
}

function isCancellable({ stallOrder, order }: StallOrderWithStall, now: Date): boolean {
  if (order?.status === 'pending_payment') return true;
  if (!isInQueue(stallOrder.status) || (order !== null && order.status !== 'held')) return false;
  return mayCancelAtStall(stallOrder, now);
}

/** Presents the progress of an order. */
export function toProgress(row: StallOrderRow, lines: StallLine[]): StallProgress {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    readyAt: row.readyAt.toISOString(),
    lines,
    place: row.place,
    hall: row.hallId === null ? null : (findHall(campus, row.hallId) ?? null),
  };
}

/** Presents a line, with its price at the time of the order. */
export const toLine = ({
  itemId,
  name,
  quantity,
  priceMinor,
  photo,
}: Pick<StallLineRow, 'itemId' | 'name' | 'quantity' | 'priceMinor' | 'photo'>): StallLine => ({
  itemId,
  name,
  quantity,
  price: toMajor(priceMinor),
  photo,
});

function side(row: PersonRow) {
  const { id, name, profileImage } = toPerson(row);
  return { id, name, profileImage };
}

import type { Payment } from '@campushive/contract';
import { dueAt, packagesOf } from '@campushive/contract/rules/packages';
import { promisedAt } from '../../payments/release/completion-row.js';
import type { OrderRow } from '../../payments/orders/orders.js';
import { NO_ORDER_FIELDS, NO_RECEIPT_FIELDS, quoteAgreed, singleItem } from '../single-item.js';
import type { SoldItem } from '../sold-item.js';
import { isServiceFull, requireRoomInService } from './open-orders.js';

/** A package of a student's service. Several buyers can buy it at the same time, so nothing is reserved. */
export const servicePackage: SoldItem = {
  ...singleItem,
  item: 'service',
  choicesOf: ({ details }) => packagesOf(details),
  async requireAvailable(tx, purchase, now) {
    await singleItem.requireAvailable(tx, purchase, now);
    await requireRoomInService(tx, purchase.listing, now);
  },
  async quote(tx, purchase, now) {
    const agreed = await quoteAgreed(tx, purchase, now);
    return { ...agreed, priceMinor: purchase.choice.kind?.priceMinor ?? agreed.priceMinor };
  },
  columnsOf: ({ choice: { kind } }) =>
    kind === null
      ? {}
      : {
          kindId: kind.id,
          kindName: kind.name,
          // Kept, whatever its later changes.
          ...('days' in kind && { kindIncludes: kind.includes, kindDays: kind.days }),
        },
  reserve: () => Promise.resolve(),
  isAvailable: async (tx, { listing }, now) =>
    listing.status === 'active' && !(await isServiceFull(tx, listing, now)),
  clocksOf: ({ order, listing }, now) => ({
    autoReleaseAt: null,
    workDueAt: promisedAt(order, listing, now),
  }),
  orderFields: ({ order }) => ({ ...NO_ORDER_FIELDS, package: packageOf(order) }),
  receiptFields: ({ order }) => ({ ...NO_RECEIPT_FIELDS, package: order.kindName }),
};

function packageOf({ kindId, kindName, kindIncludes, kindDays, paidAt }: OrderRow): Payment['package'] {
  if (kindId === null || kindName === null) return null;
  const days = kindDays ?? 0;
  const due = paidAt === null ? null : dueAt(paidAt, days).toISOString();
  return { id: kindId, name: kindName, includes: kindIncludes ?? '', days, dueAt: due };
}

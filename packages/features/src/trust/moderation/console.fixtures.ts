import type { FoundListing, FoundOrder, HiveSwitch } from '@campushive/contract';
import { ago, aListing, aPhoto, aStudent, idOf, toPerson } from '../../testing/fixtures.js';
import { page, session } from './moderation.fixtures.js';

export const aFoundListing = (n: number, change: Partial<FoundListing> = {}): FoundListing => {
  const { id, title, price, hiveTypeId } = aListing(n);
  return {
    id,
    title,
    price,
    status: 'active',
    hiveTypeId,
    photo: aPhoto(n),
    poster: toPerson(aStudent(n + 1)),
    createdAt: ago(300 + n * 700),
    ...change,
  };
};

const aFoundOrder = (n: number, change: Partial<FoundOrder> = {}): FoundOrder => ({
  id: idOf(7700 + n),
  reference: `cmp-0198f0c2-7b1e-7c1a-9f57-${String(n).padStart(4, '0')}`,
  title: aListing(n).title,
  hiveId: aListing(n).id,
  hiveTypeId: aListing(n).hiveTypeId,
  orderStatus: 'held',
  amount: 2609.25,
  payout: 2425.5,
  buyer: toPerson(aStudent(n + 2)),
  seller: toPerson(aStudent(n + 1)),
  refund: null,
  paidAt: ago(120 + n * 900),
  createdAt: ago(130 + n * 900),
  ...change,
});

const switches: readonly HiveSwitch[] = (
  ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'] as const
).flatMap((hive) => [
  {
    hive,
    feature: 'posting',
    off:
      hive === 'archive'
        ? {
            reason: 'Someone posts exam questions that leaked.',
            by: toPerson(aStudent(5)),
            since: ago(60),
          }
        : null,
  },
  { hive, feature: 'paying', off: null },
]);

/** Admin session for look-ups, with some calls overridden. */
export const campusToLookUp = (change: object = {}) => ({
  campus: {
    session,
    client: {
      moderation: {
        listings: async ({ filter }: { filter?: string }) =>
          page(
            [
              aFoundListing(0),
              aFoundListing(1, { status: 'hidden', photo: null }),
              aFoundListing(2, { status: 'sold' }),
              aFoundListing(3, {
                status: 'deleted',
                poster: { ...toPerson(aStudent(4)), name: null, profileImage: null },
              }),
            ].filter(({ status }) => filter === 'all' || status === filter),
          ),
        orders: async ({ filter }: { filter?: string }) =>
          page(
            [
              aFoundOrder(0),
              aFoundOrder(1, { orderStatus: 'disputed' }),
              aFoundOrder(2, {
                orderStatus: 'refunded',
                refund: {
                  status: 'processed',
                  reason: 'by_staff',
                  note: 'The seller has left the campus.',
                  amount: 2609.25,
                  currency: 'GHS',
                  createdAt: ago(50),
                  processedAt: ago(40),
                },
              }),
              aFoundOrder(3, { orderStatus: 'paid_out' }),
              aFoundOrder(4, { orderStatus: 'pending_payment', paidAt: null }),
            ].filter(
              ({ orderStatus }) =>
                filter === 'all' || (filter === 'held') === ['held', 'disputed'].includes(orderStatus),
            ),
          ),
        switches: async () => ({ data: [...switches], count: switches.length }),
        ...change,
      },
    },
  },
});

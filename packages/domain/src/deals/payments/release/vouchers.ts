import { workRefundedAt } from '@campushive/contract/rules/work';
import type { HandoverFacts, HandoverOrder } from '@campushive/contract';
import { readVoucherCode } from '@campushive/contract/rules/voucher-format';
import { decideVoucher, type VoucherRefusal } from '@campushive/contract/rules/vouchers';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { campus } from '../../../platform/campus.js';
import { Failure } from '../../../calls/failure.js';
import type { Handlers } from '../../../calls/handlers.js';
import type { Viewer } from '../../../calls/viewer.js';
import { toMajor } from '../../../platform/money.js';
import { listings, orders, users } from '../../../platform/database/schema/index.js';
import { sameSecret } from '../../../platform/secrets.js';
import { itemsWithCode } from '../../sold/kinds.js';
import { personColumns, toPerson, type PersonRow } from '../../../accounts/users/person.js';
import type { PaymentsContext } from '../context.js';
import { VOUCHERS_AN_HOUR } from '../limits.js';
import { buyers, orderFactsOf, sellers, sideOf, type OrderRow } from '../orders/orders.js';
import { describe, requireOwn } from '../orders/own-order.js';
import { release } from './release.js';
import { createVoucherKeys, type VoucherKeys } from './voucher-keys.js';

/** Maximum number of orders: a phone needs those that are about to be handed over, not a history. */
const MAX_ORDERS = 100;

/** Calls for handing over without a network: decision 49. */
export function voucherCalls(context: PaymentsContext): Handlers<'handovers.list' | 'handovers.release'> {
  const { platform } = context;
  const keys = createVoucherKeys(platform.secrets);
  return {
    'handovers.list': async (_, { viewer }) => ({ data: await listHandovers(context, keys, viewer) }),
    async 'handovers.release'({ id, voucher }, { viewer }) {
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      await platform.limits.hit(`voucher:${viewer.userId}`, VOUCHERS_AN_HOUR, 3_600);
      await handIn(context, keys, order, viewer, voucher);
      return { data: await describe(platform, eq(orders.id, id), viewer) };
    },
  };
}

async function listHandovers(
  { platform: { db, clock } }: PaymentsContext,
  keys: VoucherKeys,
  { userId }: Viewer,
): Promise<HandoverFacts> {
  const rows = await db
    .select({ order: orders, buyer: personColumns(buyers), seller: personColumns(sellers) })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        inArray(orders.status, ['held', 'disputed', 'frozen']),
        inArray(orders.item, itemsWithCode()),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(MAX_ORDERS);
  const now = clock.now();
  return {
    now: now.toISOString(),
    keys: [keys.publicKey],
    orders: rows.map(({ order, buyer, seller }) => toHandover(order, { buyer, seller }, keys, userId, now)),
  };
}

function toHandover(
  order: OrderRow,
  people: { readonly buyer: PersonRow; readonly seller: PersonRow },
  keys: VoucherKeys,
  userId: string,
  now: Date,
): HandoverOrder {
  const isBuyer = order.buyerId === userId;
  const expiresAt = expiryOf(order);
  const written = () =>
    keys.write({
      orderId: order.id,
      buyerId: order.buyerId,
      sellerId: order.sellerId,
      payout: order.payout,
      currency: campus.currency.code,
      code: keys.codeOf(order.id),
      issuedAt: now,
      expiresAt,
    });
  return {
    paymentId: order.id,
    role: isBuyer ? 'buyer' : 'seller',
    title: order.listingTitle,
    otherName: toPerson(isBuyer ? people.seller : people.buyer).name,
    payout: toMajor(order.payout),
    orderStatus: order.status,
    expiresAt: expiresAt.toISOString(),
    voucher: isBuyer && order.status === 'held' ? written() : null,
    commitment: isBuyer ? null : keys.commitmentOf(order.id),
  };
}

/** Returns the expiry of a voucher. Afterwards the money is released without a voucher, or refunded, so an old one is worth nothing. */
const expiryOf = ({ autoReleaseAt, workDueAt, createdAt }: OrderRow): Date =>
  workDueAt === null ? (autoReleaseAt ?? createdAt) : workRefundedAt(workDueAt);

/** Takes a voucher from either side: the first one releases the money, the second gets the same answer. */
async function handIn(
  context: PaymentsContext,
  keys: VoucherKeys,
  order: OrderRow,
  viewer: Viewer,
  text: string,
): Promise<void> {
  const decision = await decideFor(context, keys, order, viewer, text);
  if (decision === 'done') return;
  if ('refused' in decision) throw refusal(decision.refused);
  await release(context, order, 'payment_released', sideOf(order, viewer.userId)).catch(
    async (error: unknown) => {
      // The other phone was faster.
      if ((await decideFor(context, keys, order, viewer, text)) !== 'done') throw error;
    },
  );
}

/** Decides the effect of the voucher on the order's current state. */
async function decideFor(
  { platform: { db, clock } }: PaymentsContext,
  keys: VoucherKeys,
  unlockedOrder: OrderRow,
  { userId }: Viewer,
  text: string,
): Promise<ReturnType<typeof decideVoucher>> {
  const [row] = await db
    .select({
      order: orders,
      listing: { status: listings.status, details: listings.details },
      suspendedAt: users.suspendedAt,
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(eq(orders.id, unlockedOrder.id));
  if (row === undefined) throw new Error('Orders, their listings and their sellers are never deleted');
  const { order, listing } = row;
  const typed = readVoucherCode(text);
  const signed = typed === null ? keys.open(text) : null;
  const isGenuine = typed === null ? signed?.orderId === order.id : sameSecret(keys.codeOf(order.id), typed);
  return decideVoucher(
    sideOf(order, userId),
    orderFactsOf(order, listing),
    {
      isGenuine,
      expiresAt: signed?.expiresAt ?? expiryOf(order),
      isSellerSuspended: row.suspendedAt !== null,
    },
    clock.now(),
  );
}

const REFUSALS: Readonly<Record<VoucherRefusal, string>> = {
  forbidden: 'Only the buyer and the seller hand in a voucher.',
  release_voucher_invalid: 'That is not a voucher of this order. Ask the buyer to show theirs again.',
  release_voucher_expired: 'This voucher has run out. Ask the buyer for the code of the order.',
  order_frozen: 'The buyer’s bank is deciding about this payment.',
  order_disputed:
    'The buyer has reported a problem with this order: the money stays held until that is settled.',
  order_not_held: 'No money is held for this order.',
  conflict: 'This order cannot be released right now.',
};

const refusal = (code: VoucherRefusal): Failure => new Failure(code, REFUSALS[code]);

import {
  AUTO_RELEASE_AFTER,
  feeOf,
  feesFor,
  HANDOVER_CODE_LENGTH,
  MINUTE,
  RESERVATION_LIFETIME,
  type DISPUTE_REASONS,
} from '@campushive/contract';
import {
  chargePostings,
  refundPaidPostings,
  refundPostings,
  releasePostings,
} from '@campushive/contract/rules/postings';
import { promisedAt } from '@campushive/domain/deals/payments/completion-row';
import { post } from '@campushive/domain/deals/payments/ledger';
import { amountsOf, type OrderRow } from '@campushive/domain/deals/payments/orders';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import {
  completions,
  disputes,
  orders,
  refunds,
  sandboxRefunds,
  sandboxTransactions,
} from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { idAt, type Chance } from './chance.js';
import type { NewListing } from './listings.js';
import type { OrderClocks } from '@campushive/contract/rules/orders';
import type { TicketKind } from '@campushive/contract/rules/ticket-kinds';
import { lowestPriceOf } from '@campushive/contract/money';
import { orderPriceOf, type SessionTime } from '@campushive/contract/rules/bookings';
import { campus } from '@campushive/domain/platform/campus';

/** Outcome of a payment. */
export type Outcome =
  | { readonly status: 'held' }
  | { readonly status: 'released'; readonly releasedAt: Date }
  | { readonly status: 'disputed'; readonly complaint: Complaint }
  | { readonly status: 'refunded'; readonly complaint: Complaint; readonly refundedAt: Date }
  | { readonly status: 'expired' | 'cancelled' }
  | { readonly status: 'failed'; readonly reason: string };

interface Complaint {
  readonly reason: (typeof DISPUTE_REASONS)[number];
  readonly text: string;
  readonly madeAt: Date;
}

/** A sale. The seller gets the money: the poster of a bought listing, or the helper of a task that the poster pays. */
export interface Sale {
  readonly kind: 'purchase' | 'gig';
  readonly sellerId: string;
  readonly listing: NewListing;
  readonly buyer: { readonly id: string; readonly email: string };
  readonly channel: 'card' | 'mobile_money';
  readonly begunAt: Date;
  readonly outcome: Outcome;
  /** Time of a lesson. */
  readonly session?: SessionTime;
  /** Number of tickets for an event. */
  readonly tickets?: number;
  /** Kind of the tickets. */
  readonly ticketKind?: Pick<TicketKind, 'id' | 'name'>;
}

const PAYING_TAKES = 2 * MINUTE;
const UNPAID: readonly Outcome['status'][] = ['failed', 'expired', 'cancelled'];

/** Stores a sale as its payment would have left it: the order, the ledger, and the sandbox's rows. */
export async function storeSale(
  tx: Db,
  platform: HostPlatform,
  sale: Sale,
  chance: Chance,
): Promise<OrderRow> {
  const { secrets } = platform;
  const { kind, sellerId, listing, buyer, channel, begunAt, outcome } = sale;
  const paidAt = UNPAID.includes(outcome.status) ? null : later(begunAt, PAYING_TAKES);
  const releasedAt = outcome.status === 'released' ? outcome.releasedAt : null;
  const refundedAt = outcome.status === 'refunded' ? outcome.refundedAt : null;
  const complaint = 'complaint' in outcome ? outcome.complaint : undefined;
  const { session = null, tickets: quantity } = sale;
  const fees = feesFor(
    kind,
    orderPriceOf(listing.priceMinor ?? 0, lowestPriceOf(campus), session, quantity),
    campus.fees,
  );
  // The days for disputes begin at its end.
  const over = quantity === undefined ? session?.endsAt : listing.expiresAt;
  const id = idAt(begunAt, chance);
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      reference: `cmp-${id}`,
      listingId: listing.id,
      buyerId: buyer.id,
      sellerId,
      saleKind: kind,
      listingTitle: listing.title,
      ...(session && { item: 'session' as const, ...session }),
      ...(quantity !== undefined && { item: 'ticket' as const, quantity }),
      ...(sale.ticketKind && { kindId: sale.ticketKind.id, kindName: sale.ticketKind.name }),
      ...fees,
      status: outcome.status,
      handoverCode: secrets.digits(HANDOVER_CODE_LENGTH),
      channel: paidAt === null && outcome.status !== 'failed' ? null : channel,
      failureReason: outcome.status === 'failed' ? outcome.reason : null,
      providerFee: paidAt === null ? null : feeOf(fees.total, campus.fees.provider.charge),
      reservedUntil: later(begunAt, RESERVATION_LIFETIME),
      paidAt,
      ...clocksOf(paidAt, { over, isUndelivered: kind === 'gig' && releasedAt === null, listing }),
      releasedAt,
      refundedAt,
      createdAt: begunAt,
      updatedAt: releasedAt ?? refundedAt ?? complaint?.madeAt ?? later(begunAt, PAYING_TAKES),
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  if (paidAt !== null)
    await post(tx, { orderId: id, kind: 'charge' }, chargePostings(amountsOf(order)), paidAt);
  if (releasedAt !== null) {
    await post(
      tx,
      { orderId: id, kind: 'release' },
      releasePostings(amountsOf(order), order.sellerId),
      releasedAt,
    );
  }
  if (paidAt !== null && releasedAt !== null && listing.hive === 'sidehustle') {
    const doneAt = new Date((paidAt.getTime() + releasedAt.getTime()) / 2);
    const note = 'It’s done. Have a look!';
    const rounds = [{ note, doneAt: doneAt.toISOString(), revision: null }];
    await tx.insert(completions).values({ orderId: id, rounds, updatedAt: doneAt });
  }
  if (complaint !== undefined) await complain(tx, order, complaint, refundedAt, chance);
  await rememberInSandbox(tx, platform, order, sale);
  if (refundedAt !== null) await giveBack(tx, platform, order, refundedAt, chance);
  return order;
}

/** Returns the deadlines of a paid order, as a payment sets them. */
function clocksOf(
  paidAt: Date | null,
  {
    over,
    isUndelivered,
    listing,
  }: { over: Date | null | undefined; isUndelivered: boolean; listing: NewListing },
): OrderClocks {
  if (paidAt === null) return { autoReleaseAt: null, workDueAt: null };
  if (isUndelivered)
    return { autoReleaseAt: null, workDueAt: promisedAt({ kindDays: null }, listing, paidAt) };
  return { autoReleaseAt: later(over ?? paidAt, AUTO_RELEASE_AFTER), workDueAt: null };
}

async function complain(
  tx: Db,
  order: OrderRow,
  { reason, text, madeAt }: Complaint,
  refundedAt: Date | null,
  chance: Chance,
): Promise<void> {
  await tx.insert(disputes).values({
    id: idAt(madeAt, chance),
    orderId: order.id,
    reason,
    text,
    createdAt: madeAt,
    ...(refundedAt !== null && { outcome: 'refund', resolvedAt: refundedAt }),
  });
}

async function giveBack(
  tx: Db,
  { config }: HostPlatform,
  order: OrderRow,
  refundedAt: Date,
  chance: Chance,
): Promise<void> {
  const subject = { orderId: order.id };
  await post(tx, { ...subject, kind: 'refund' }, refundPostings(amountsOf(order)), refundedAt);
  await post(tx, { ...subject, kind: 'refund_paid' }, refundPaidPostings(order.total), refundedAt);
  await tx.insert(refunds).values({
    id: idAt(refundedAt, chance),
    orderId: order.id,
    amount: order.total,
    reason: 'dispute',
    status: 'processed',
    processedAt: refundedAt,
    createdAt: refundedAt,
    updatedAt: refundedAt,
  });
  if (config.paystackSecretKey !== undefined) return;
  await tx.insert(sandboxRefunds).values({
    reference: order.reference,
    amount: order.total,
    note: 'dispute',
    status: 'processed',
    createdAt: refundedAt,
  });
}

/** Stores the charge in the sandbox: otherwise a refund of this sale would ask for an unknown charge. */
async function rememberInSandbox(
  tx: Db,
  { config }: HostPlatform,
  order: OrderRow,
  { buyer, channel, outcome }: Sale,
): Promise<void> {
  if (config.paystackSecretKey !== undefined) return;
  const unpaid = outcome.status === 'failed' ? 'failed' : 'abandoned';
  await tx.insert(sandboxTransactions).values({
    reference: order.reference,
    accessCode: order.id.replaceAll('-', '').slice(-16),
    email: buyer.email,
    amount: order.total,
    status: order.paidAt === null ? unpaid : outcome.status === 'refunded' ? 'reversed' : 'success',
    channel: order.channel === null ? null : channel,
    gatewayResponse: outcome.status === 'failed' ? outcome.reason : order.paidAt === null ? null : 'Approved',
    paidAt: order.paidAt,
    createdAt: order.createdAt,
  });
}

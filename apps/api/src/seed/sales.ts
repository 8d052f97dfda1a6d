import {
  AUTO_RELEASE_AFTER,
  feeOf,
  feesFor,
  HANDOVER_CODE_LENGTH,
  MINUTE,
  PROVIDER_RATES,
  RESERVATION_LIFETIME,
} from '@campushive/contract';
import { chargePostings, post, releasePostings } from '../modules/payments/ledger.js';
import { amountsOf, type OrderRow } from '../modules/payments/orders.js';
import { later } from '../platform/clock.js';
import type { Db } from '../platform/database/database.js';
import { orders, sandboxTransactions } from '../platform/database/schema/index.js';
import type { Platform } from '../platform/platform.js';
import { idAt, type Chance } from './chance.js';
import type { NewListing } from './listings.js';

/** What became of a payment. */
export type Outcome =
  | { readonly status: 'held' }
  | { readonly status: 'released'; readonly releasedAt: Date }
  | { readonly status: 'failed'; readonly reason: string };

export interface Sale {
  readonly listing: NewListing;
  readonly buyer: { readonly id: string; readonly email: string };
  readonly channel: 'card' | 'mobile_money';
  readonly begunAt: Date;
  readonly outcome: Outcome;
}

const PAYING_TAKES = 2 * MINUTE;

/** Stores a sale as its payment would have left it: the order, the books, and what the sandbox remembers. */
export async function storeSale(
  tx: Db,
  { secrets, config }: Platform,
  { listing, buyer, channel, begunAt, outcome }: Sale,
  chance: Chance,
): Promise<OrderRow> {
  const paidAt = outcome.status === 'failed' ? null : later(begunAt, PAYING_TAKES);
  const releasedAt = outcome.status === 'released' ? outcome.releasedAt : null;
  const fees = feesFor('purchase', listing.pricePesewas ?? 0);
  const id = idAt(begunAt, chance);
  const reference = `cmp-${id}`;
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      reference,
      listingId: listing.id,
      buyerId: buyer.id,
      sellerId: listing.posterId,
      saleKind: 'purchase',
      listingTitle: listing.title,
      ...fees,
      status: outcome.status,
      handoverCode: secrets.digits(HANDOVER_CODE_LENGTH),
      channel,
      failureReason: outcome.status === 'failed' ? outcome.reason : null,
      providerFee: paidAt === null ? null : feeOf(fees.total, PROVIDER_RATES.charge),
      reservedUntil: later(begunAt, RESERVATION_LIFETIME),
      paidAt,
      autoReleaseAt: paidAt === null ? null : later(paidAt, AUTO_RELEASE_AFTER),
      releasedAt,
      createdAt: begunAt,
      updatedAt: releasedAt ?? later(begunAt, PAYING_TAKES),
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
  // Without it a refund of this sale would ask the sandbox for a charge that it never saw.
  if (config.paystackSecretKey === undefined) {
    await tx.insert(sandboxTransactions).values({
      reference,
      accessCode: id.replaceAll('-', '').slice(-16),
      email: buyer.email,
      amount: fees.total,
      status: paidAt === null ? 'failed' : 'success',
      channel,
      gatewayResponse: outcome.status === 'failed' ? outcome.reason : 'Approved',
      paidAt,
      createdAt: begunAt,
    });
  }
  return order;
}

import {
  AUTO_RELEASE_AFTER,
  feeOf,
  feesFor,
  HANDOVER_CODE_LENGTH,
  MINUTE,
  RESERVATION_LIFETIME,
} from '@campushive/contract';
import { lowestPriceOf } from '@campushive/contract/money';
import { orderPriceOf } from '@campushive/contract/rules/bookings';
import { chargePostings, releasePostings } from '@campushive/contract/rules/postings';
import { post } from '@campushive/domain/deals/payments/ledger/ledger';
import { amountsOf, type OrderRow } from '@campushive/domain/deals/payments/orders/orders';
import { campus } from '@campushive/domain/platform/campus';
import { later } from '@campushive/domain/platform/clock';
import type { Db } from '@campushive/domain/platform/database/database';
import { completions, orders, sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import type { HostPlatform } from '../platform/host-platform.js';
import { idAt, type Chance } from './chance.js';
import type { NewListing } from './listings.js';

/** A completed sale. The seller gets the money: the poster of a bought listing, or the helper of a task that the poster pays. */
interface Sale {
  readonly kind: 'purchase' | 'gig';
  readonly sellerId: string;
  readonly listing: NewListing;
  readonly buyer: { readonly id: string; readonly email: string };
  readonly channel: 'card' | 'mobile_money';
  readonly startedAt: Date;
  readonly releasedAt: Date;
}

const PAYING_TAKES = 2 * MINUTE;

/** Stores a sale as its payment would have left it: the order, the ledger, and the sandbox's row. */
export async function storeSale(
  tx: Db,
  platform: HostPlatform,
  { kind, sellerId, listing, buyer, channel, startedAt, releasedAt }: Sale,
  chance: Chance,
): Promise<OrderRow> {
  const paidAt = later(startedAt, PAYING_TAKES);
  const price = orderPriceOf(listing.priceMinor ?? 0, lowestPriceOf(campus), null);
  const fees = feesFor(kind, price, campus.fees);
  const id = idAt(startedAt, chance);
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
      ...fees,
      status: 'released',
      handoverCode: platform.secrets.digits(HANDOVER_CODE_LENGTH),
      channel,
      providerFee: feeOf(fees.total, campus.fees.provider.charge),
      reservedUntil: later(startedAt, RESERVATION_LIFETIME),
      paidAt,
      autoReleaseAt: later(paidAt, AUTO_RELEASE_AFTER),
      releasedAt,
      createdAt: startedAt,
      updatedAt: releasedAt,
    })
    .returning();
  if (order === undefined) throw new Error('An insert answers its row');
  await post(tx, { orderId: id, kind: 'charge' }, chargePostings(amountsOf(order)), paidAt);
  const released = releasePostings(amountsOf(order), sellerId);
  await post(tx, { orderId: id, kind: 'release' }, released, releasedAt);
  if (listing.hive === 'sidehustle') {
    const doneAt = new Date((paidAt.getTime() + releasedAt.getTime()) / 2);
    const rounds = [{ note: 'It’s done. Have a look!', doneAt: doneAt.toISOString(), revision: null }];
    await tx.insert(completions).values({ orderId: id, rounds, updatedAt: doneAt });
  }
  if (platform.config.paystackSecretKey === undefined) await storeInSandbox(tx, order, buyer.email);
  return order;
}

/** Stores the charge in the sandbox: otherwise a refund of this sale would ask for an unknown charge. */
async function storeInSandbox(tx: Db, order: OrderRow, email: string): Promise<void> {
  await tx.insert(sandboxTransactions).values({
    reference: order.reference,
    accessCode: order.id.replaceAll('-', '').slice(-16),
    email,
    amount: order.total,
    status: 'success',
    channel: order.channel,
    gatewayResponse: 'Approved',
    paidAt: order.paidAt,
    createdAt: order.createdAt,
  });
}

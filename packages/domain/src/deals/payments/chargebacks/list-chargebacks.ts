import { MINUTE, type Chargeback } from '@campushive/contract';
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { later } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import { chargebacks, orders } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { personColumns } from '../../../accounts/users/person.js';
import { allTitles } from '../../orders/buys-listing.js';
import type { ChargebackRow } from './chargeback-facts.js';
import { presentChargeback } from './chargeback-presenter.js';
import { buyers, sellers } from '../orders/orders.js';
import { party } from '../orders/payment-presenter.js';
import { toMajor } from '../../../platform/money.js';

/** Lifetime of the evidence's signed address. */
const ADDRESS_LASTS = 15 * MINUTE;

const chargebackQuery = (db: Db) =>
  db
    .select({
      chargeback: chargebacks,
      order: orders,
      titles: allTitles,
      buyer: personColumns(buyers),
      seller: personColumns(sellers),
      dueOrder,
    })
    .from(chargebacks)
    .innerJoin(orders, eq(orders.id, chargebacks.orderId))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId));
type FoundChargeback = Awaited<ReturnType<ReturnType<typeof chargebackQuery>['execute']>>[number];

/** Sorts chargebacks without a deadline last. */
const dueOrder = sql`coalesce(${chargebacks.dueAt}, timestamptz '2999-01-01T00:00:00Z')`.mapWith(
  chargebacks.dueAt,
);

export type ChargebackPage =
  | { readonly status: 'open'; readonly after: readonly [due: string, id: string] | undefined }
  | { readonly status: 'resolved'; readonly after: string | undefined };

export const countChargebacks = (db: Db, status: 'open' | 'resolved'): Promise<number> =>
  db.$count(chargebacks, status === 'open' ? isNull(chargebacks.outcome) : isNotNull(chargebacks.outcome));

/** Returns the open ones by their deadline, or the decided ones, newest first. */
export function findChargebacks(db: Db, page: ChargebackPage, limit: number): Promise<FoundChargeback[]> {
  if (page.status === 'open') {
    const [due, id] = page.after ?? [];
    const after: SQL | undefined =
      id === undefined
        ? undefined
        : sql`(${dueOrder}, ${chargebacks.id}) > (${due}::timestamptz, ${id}::uuid)`;
    return chargebackQuery(db)
      .where(and(isNull(chargebacks.outcome), after))
      .orderBy(asc(dueOrder), asc(chargebacks.id))
      .limit(limit);
  }
  const after = page.after === undefined ? undefined : sql`${chargebacks.id} < ${page.after}::uuid`;
  return chargebackQuery(db)
    .where(and(isNotNull(chargebacks.outcome), after))
    .orderBy(desc(chargebacks.id))
    .limit(limit);
}

export async function findChargeback(db: Db, id: string): Promise<FoundChargeback | undefined> {
  const [row] = await chargebackQuery(db).where(eq(chargebacks.id, id));
  return row;
}

/** Returns a chargeback as moderators see it. */
export function toChargeback(platform: Platform, row: FoundChargeback): Chargeback {
  const { chargeback, order } = row;
  return {
    ...presentChargeback(chargeback),
    owed: toMajor(chargeback.sellerShare),
    category: chargeback.category,
    paymentId: order.id,
    reference: order.reference,
    orderStatus: order.status,
    title: row.titles,
    hiveId: order.listingId,
    paid: toMajor(order.total),
    paidAt: order.paidAt?.toISOString() ?? null,
    buyer: party(row.buyer),
    seller: party(row.seller),
    answer: answerOf(chargeback),
    evidenceUrl: evidenceAddress(platform, chargeback.id),
  };
}

function answerOf({ answer, note, answeredAt, sentAt }: ChargebackRow): Chargeback['answer'] {
  if (answer === null || answeredAt === null) return null;
  const sent = sentAt?.toISOString() ?? null;
  return { answer, note: note ?? '', answeredAt: answeredAt.toISOString(), sentAt: sent };
}

function evidenceAddress(platform: Platform, id: string): string {
  const until = later(platform.clock.now(), ADDRESS_LASTS).getTime();
  const query = new URLSearchParams({
    until: String(until),
    signature: evidenceSignature(platform, id, until),
  });
  return `${platform.config.publicUrl}/api/moderation/chargebacks/${id}/evidence.pdf?${query}`;
}

export const evidenceSignature = ({ secrets }: Platform, id: string, until: number): string =>
  secrets.keyed('evidence', `${id}:${until}`);

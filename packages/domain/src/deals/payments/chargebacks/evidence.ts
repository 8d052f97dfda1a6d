import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import { soldItemOf } from '../../sold/kinds.js';
import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import { formatMoney } from '@campushive/contract/format-money';
import { campus } from '../../../platform/campus.js';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.js';
import { conversations, messages, orders, tickets } from '../../../platform/database/schema/index.js';
import type { Evidence, EvidenceEvent, EvidenceMessage } from '../../../platform/ports/documents.js';
import type { ChargebackRow } from './chargeback-facts.js';
import { findOrder, type DescribedOrder } from '../orders/orders.js';
import { party } from '../orders/payment-presenter.js';

/** Maximum number of messages: more would add nothing, and make the document too large for a bank. */
const MESSAGES = 200;

/** Collects the evidence about a chargeback; undefined when its order does not exist any more. */
export async function collectEvidence(db: Db, row: ChargebackRow): Promise<Evidence | undefined> {
  const found = await findOrder(db, eq(orders.id, row.orderId));
  if (found === undefined) return undefined;
  const { order, dispute } = found;
  const [ticket] = await db
    .select({ checkedInAt: tickets.checkedInAt })
    .from(tickets)
    .where(eq(tickets.orderId, order.id))
    .orderBy(tickets.checkedInAt);
  const checkedInAt = ticket?.checkedInAt ?? null;
  const buyer = party(found.buyer).name ?? UNKNOWN_USER.en;
  const seller = party(found.seller).name ?? UNKNOWN_USER.en;
  return {
    reference: order.reference,
    title: [order.listingTitle, ...found.further.map(({ title }) => title)].join(', '),
    buyer,
    seller,
    paidMinor: order.total,
    requestedMinor: row.amount,
    channel: order.channel,
    events: eventsOf(found, row, checkedInAt),
    complaint:
      dispute === null
        ? null
        : { buyer: dispute.text, seller: dispute.answer, decision: dispute.outcome && (dispute.note ?? '') },
    messages: await messagesOf(db, found, row.createdAt),
    phone: found.charge?.maskedPhone ?? null,
    deliveredAt: checkedInAt ?? doneAt(found) ?? (isHandedOver(found) ? order.releasedAt : null),
  };
}

/** Before its day, money is released only by the buyer's code, by their confirmation of finished work, at check-in, or by a moderator. */
const isHandedOver = ({ order, dispute }: DescribedOrder) =>
  order.releasedAt !== null &&
  dispute === null &&
  (order.autoReleaseAt === null || order.releasedAt < order.autoReleaseAt);

/** Returns the time at which the work was last marked as done and not sent back; null for everything else. */
function doneAt({ rounds }: DescribedOrder): Date | null {
  const last = rounds?.at(-1);
  return last === undefined || last.revision !== null ? null : new Date(last.doneAt);
}

/** Describes how the money was released: a code is named only where nothing else could release it. */
function describeRelease(found: DescribedOrder): string {
  if (!isHandedOver(found) || !soldItemOf(found.order).hasHandoverCode)
    return 'The money was released to the seller';
  if (doneAt(found) !== null) return 'The buyer confirmed the finished work; the money was released';
  return 'The buyer gave the seller the handover code, which confirms the delivery; the money was released';
}

/** Times at which the work was marked as done or sent back. */
const workOf = ({ rounds }: DescribedOrder): readonly (readonly [Date | null, string])[] =>
  (rounds ?? []).flatMap((round) => [
    [new Date(round.doneAt), 'The seller marked the work as done'] as const,
    [
      round.revision === null ? null : new Date(round.revision.askedAt),
      'The buyer sent the work back',
    ] as const,
  ]);

function eventsOf(found: DescribedOrder, row: ChargebackRow, checkedInAt: Date | null): EvidenceEvent[] {
  const { order, dispute, refund } = found;
  const { meetup } = found;
  const agreed = meetup !== null && ['accepted', 'met', 'missed'].includes(meetup.status);
  const events: readonly (readonly [Date | null | undefined, string])[] = [
    [order.createdAt, 'The buyer ordered and began to pay'],
    [order.startsAt, 'The session that was bought began'],
    [order.paidAt, `The buyer paid ${formatMoney(order.total, campus.currency, 'en')}`],
    [agreed ? meetup.startsAt : null, `They had agreed to meet at this time: ${meetup?.place ?? ''}`],
    [meetup?.buyerArrivedAt, 'The buyer said that they were at the meeting place'],
    [meetup?.sellerArrivedAt, 'The seller said that they were at the meeting place'],
    [found.delivery?.pickedUpAt, 'The seller fetched it: the code of the pick-up was entered'],
    [found.delivery?.onTheWayAt, 'The seller said that they were on the way with it'],
    [checkedInAt, 'The ticket was checked in at the door'],
    [dispute?.createdAt, 'The buyer reported a problem'],
    [dispute?.resolvedAt, 'A moderator decided about the problem'],
    [order.releasedAt, describeRelease(found)],
    ...workOf(found),
    [order.refundedAt, 'A refund to the buyer was begun'],
    [refund?.processedAt, 'The refund reached the buyer'],
    [row.createdAt, 'The bank asked for the payment back'],
  ];
  return events
    .flatMap(([at, what]) => (at == null ? [] : [{ at, what }]))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Returns the messages between buyer and seller until the chargeback. */
async function messagesOf(
  db: Db,
  { order, buyer, seller }: DescribedOrder,
  until: Date,
): Promise<EvidenceMessage[]> {
  const pair = [order.buyerId, order.sellerId];
  const rows = await db
    .select({
      at: messages.createdAt,
      senderId: messages.senderId,
      text: messages.content,
      attachment: messages.attachment,
      file: messages.file,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        inArray(conversations.firstUserId, pair),
        inArray(conversations.secondUserId, pair),
        // Order events are listed among the events.
        inArray(messages.kind, [...WRITTEN_KINDS]),
        isNull(messages.unsentAt),
        lte(messages.createdAt, until),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.position))
    .limit(MESSAGES);
  return rows.map(({ at, senderId, text, attachment, file }) => ({
    at,
    from: party(senderId === order.buyerId ? buyer : seller).name ?? UNKNOWN_USER.en,
    text,
    photo: attachment !== null,
    file: file?.name ?? null,
  }));
}

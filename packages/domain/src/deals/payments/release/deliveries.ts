import type { ParsedInputOf } from '@campushive/contract';
import {
  decideDeparture,
  decidePickup,
  deliveryStatusOf,
  refusalToAddPhoto,
} from '@campushive/contract/rules/deliveries';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../../calls/failure.js';
import type { Handlers } from '../../../calls/handlers.js';
import type { Viewer } from '../../../calls/viewer.js';
import { readName } from '../../../accounts/users/read-account.js';
import type { Db } from '../../../platform/database/database.js';
import { deliveries, orders } from '../../../platform/database/schema/index.js';
import { flushOrder, lockOrder, type PaymentsContext } from '../context.js';
import { enteredCode, findDelivery, type DeliveryRow } from './delivery-row.js';
import { handoverAttempts, handoverKey } from './handover-attempts.js';
import { DELIVERY_STEPS_AN_HOUR } from '../limits.js';
import { sideOf, type OrderRow } from '../orders/orders.js';
import { describe, requireOwn } from '../orders/own-order.js';

type DeliveryCalls = Handlers<'deliveries.pickUp' | 'deliveries.leave' | 'deliveries.addPhoto'>;

interface Locked {
  readonly tx: Db;
  readonly order: OrderRow;
  readonly row: DeliveryRow;
  readonly now: Date;
}

/** Calls for the steps of an errand, between its payment and the handover that ends it. */
export function deliveryCalls(context: PaymentsContext): DeliveryCalls {
  const { platform } = context;
  const { limits } = platform;
  const described = async (id: string, viewer: Viewer) => ({
    data: await describe(platform, eq(orders.id, id), viewer),
  });
  return {
    async 'deliveries.pickUp'(input, { viewer }) {
      const { order } = await requireOwn(platform, eq(orders.id, input.id), viewer);
      await pickUp(context, order, input.code, viewer);
      return described(input.id, viewer);
    },
    async 'deliveries.leave'({ id }, { viewer }) {
      await limits.hit(`delivery:${viewer.userId}`, DELIVERY_STEPS_AN_HOUR, 3_600);
      const { order } = await requireOwn(platform, eq(orders.id, id), viewer);
      await leave(context, order, viewer);
      return described(id, viewer);
    },
    async 'deliveries.addPhoto'(input, { viewer }) {
      await limits.hit(`delivery:${viewer.userId}`, DELIVERY_STEPS_AN_HOUR, 3_600);
      const { order } = await requireOwn(platform, eq(orders.id, input.id), viewer);
      await addPhoto(context, order, input, viewer);
      return described(input.id, viewer);
    },
  };
}

/** Checks the pick-up code that the helper enters. Wrong codes count together with those of the handover. */
async function pickUp(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  code: string,
  viewer: Viewer,
): Promise<void> {
  const attempts = handoverAttempts(context.platform);
  const key = handoverKey(unlockedOrder.id);
  const decide = ({ order, row }: Pick<Locked, 'order' | 'row'>) =>
    decidePickup(
      sideOf(order, viewer.userId),
      { orderStatus: order.status, status: deliveryStatusOf(row) },
      enteredCode(order, row, code),
    );
  const row = await findDelivery(context.platform.db, unlockedOrder.id);
  if (row === undefined) throw nothingToDeliver();
  const firstDecision = decide({ order: unlockedOrder, row });
  if (firstDecision === 'done') return;
  if (
    'refused' in firstDecision &&
    (firstDecision.refused === 'forbidden' || firstDecision.refused === 'order_not_held')
  )
    throw refusal(firstDecision.refused);
  await attempts.countFailure(key);
  if ('refused' in firstDecision) throw refusal(firstDecision.refused);
  await change(context, unlockedOrder, async (locked) => {
    const decision = decide(locked);
    if (decision === 'done') return;
    if ('refused' in decision) throw refusal(decision.refused);
    await update(locked, { pickedUpAt: locked.now });
    await notifyPoster(context, locked, 'delivery_picked_up');
  });
  await attempts.succeed(key);
}

function leave(context: PaymentsContext, unlockedOrder: OrderRow, viewer: Viewer): Promise<void> {
  return change(context, unlockedOrder, async (locked) => {
    const { order, row, now } = locked;
    const facts = { orderStatus: order.status, status: deliveryStatusOf(row) };
    const decision = decideDeparture(sideOf(order, viewer.userId), facts);
    if (decision === 'done') return;
    if ('refused' in decision) throw refusal(decision.refused);
    await update(locked, { onTheWayAt: now });
    await notifyPoster(context, locked, 'delivery_on_the_way');
  });
}

function addPhoto(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  { photoId }: ParsedInputOf<'deliveries.addPhoto'>,
  viewer: Viewer,
): Promise<void> {
  return change(context, unlockedOrder, async (locked) => {
    const { tx, order, row } = locked;
    const hasPhoto = row.photo !== null;
    const facts = { orderStatus: order.status, status: deliveryStatusOf(row), hasPhoto };
    const refused = refusalToAddPhoto(sideOf(order, viewer.userId), facts);
    if (refused !== null) throw refusal(refused);
    // Sent twice, because the first answer was lost.
    if (row.photo?.id === photoId) return;
    const photo = await context.attachDeliveryPhoto(tx, order.sellerId, photoId);
    if (row.photo !== null) await context.dropPhotos(tx, order.sellerId, [row.photo.id]);
    await update(locked, { photo });
  });
}

/** Does it under the order's lock, then publishes the order to both sides. */
async function change(
  context: PaymentsContext,
  unlockedOrder: OrderRow,
  decide: (locked: Locked) => Promise<void>,
): Promise<void> {
  const { db, clock, outbox } = context.platform;
  await db.transaction(async (tx) => {
    const { order } = await lockOrder(tx, unlockedOrder);
    const row = await findDelivery(tx, order.id);
    if (row === undefined) throw nothingToDeliver();
    await decide({ tx, order, row, now: clock.now() });
    await outbox.write(tx, 'order.changed', { orderId: order.id });
  });
  await flushOrder(context);
}

async function update({ tx, order, now }: Locked, to: Partial<DeliveryRow>): Promise<void> {
  await tx
    .update(deliveries)
    .set({ ...to, updatedAt: now })
    .where(eq(deliveries.orderId, order.id));
}

async function notifyPoster(
  { notify }: PaymentsContext,
  { tx, order }: Locked,
  kind: 'delivery_picked_up' | 'delivery_on_the_way',
): Promise<void> {
  const name = await readName(tx, order.sellerId);
  await notify(tx, {
    userId: order.buyerId,
    type: 'payment',
    kind,
    values: { listing: order.listingTitle, name: name ?? null },
    subject: { type: 'payment', id: order.id },
  });
}

const nothingToDeliver = () => notFound('Delivery');

const REFUSALS = {
  forbidden: 'That is for the helper to do.',
  order_not_held: 'No money is held for this order, so there is nothing to deliver.',
  not_picked_up: 'Enter the code of the pick-up first.',
  pickup_code_wrong: 'That is not the code of the pick-up. Ask the person there to show it again.',
  dropoff_code_at_pickup:
    'That is the code of the drop-off. The person at the pick-up has another one: ask for theirs.',
} as const;

function refusal(code: keyof typeof REFUSALS): Failure {
  const isCode = code === 'pickup_code_wrong' || code === 'dropoff_code_at_pickup';
  return new Failure(code, REFUSALS[code], isCode ? { fieldErrors: { code: { code } } } : {});
}

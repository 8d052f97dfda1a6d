import { HANDOVER_TRIES, isDelivered, type HiveName } from '@campushive/contract';
import {
  decideDeparture,
  decidePickup,
  deliveryStatusOf,
  refusalToAddPhoto,
} from '@campushive/contract/rules/deliveries';
import type { EnteredCode } from '@campushive/contract/rules/orders';
import { byId, sideOf, toPayment } from './order-shown.js';
import {
  notify,
  refuse,
  refuseField,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredDelivery,
  type Student,
} from './state.js';

type DeliveryCalls = InMemoryCalls<'deliveries.pickUp' | 'deliveries.leave' | 'deliveries.addPhoto'>;

/** In-memory calls for errands in progress. */
export function deliveryCalls(state: State): DeliveryCalls {
  const shown = (order: Order, me: Student) => ({ data: toPayment(order, me, state.now()) });
  return {
    'deliveries.pickUp'({ id, code }, me) {
      const { order, delivery, facts } = open(id, me);
      const decision = decidePickup(sideOf(order, me), facts, enteredCode(order, code));
      if (decision === 'done') return shown(order, me);
      if ('refused' in decision) {
        if (decision.refused === 'forbidden' || decision.refused === 'order_not_held')
          return refuse(decision.refused);
        countTry(order);
        return refuse(decision.refused, undefined, { code: { code: decision.refused } });
      }
      if (order.tries >= HANDOVER_TRIES) return refuseTries();
      delivery.pickedUpAt = state.now().toISOString();
      order.tries = 0;
      notifyOf(order, 'delivery_picked_up');
      return shown(order, me);
    },
    'deliveries.leave'({ id }, me) {
      const { order, delivery, facts } = open(id, me);
      const decision = decideDeparture(sideOf(order, me), facts);
      if (decision === 'done') return shown(order, me);
      if ('refused' in decision) return refuse(decision.refused);
      delivery.onTheWayAt = state.now().toISOString();
      notifyOf(order, 'delivery_on_the_way');
      return shown(order, me);
    },
    'deliveries.addPhoto'({ id, photoId }, me) {
      const { order, delivery, facts } = open(id, me);
      const refused = refusalToAddPhoto(sideOf(order, me), { ...facts, hasPhoto: delivery.photo !== null });
      if (refused !== null) return refuse(refused);
      const upload = state.uploads.get(photoId);
      if (upload?.owner !== me || upload.photo === null) return refuseField('photoId', 'unknown_upload');
      delivery.photo = upload.photo;
      return shown(order, me);
    },
  };

  function open(id: string, me: Student) {
    const order = byId(state, id, me);
    const delivery = order.delivery ?? refuse('not_found');
    return { order, delivery, facts: { orderStatus: order.status, status: deliveryStatusOf(delivery) } };
  }

  function notifyOf(order: Order, kind: 'delivery_picked_up' | 'delivery_on_the_way'): void {
    const { id, listing, seller, buyer } = order;
    const values = { listing: listing.title, name: seller.name };
    notify(state, buyer.id, { type: 'payment', kind, values, subject: { type: 'payment', id } });
  }
}

/** Returns the initial delivery of an order. Empty for hives without deliveries. */
export const newDelivery = (hive: HiveName, serial: number): { delivery?: StoredDelivery } =>
  isDelivered(hive)
    ? {
        delivery: {
          pickupCode: String(900_000 - serial),
          pickedUpAt: null,
          onTheWayAt: null,
          deliveredAt: null,
          photo: null,
        },
      }
    : {};

/** Returns which of an order's codes was entered. */
export const enteredCode = ({ code, delivery }: Order, entered: string): EnteredCode =>
  entered === code ? 'handover' : entered === delivery?.pickupCode ? 'pickup' : null;

/** Counts wrong codes of both ends together. */
export function countTry(order: Order): void {
  if (order.tries >= HANDOVER_TRIES) refuseTries();
  order.tries += 1;
}

export const refuseTries = () => refuse('too_many_attempts', 'Too many wrong codes.', undefined, 900);

/** Marks the errand as delivered. */
export function markDelivered({ delivery }: Order, now: Date): void {
  if (delivery !== undefined) delivery.deliveredAt = now.toISOString();
}

import { HOUR } from '@campushive/contract';
import { brief, call, inStatus, viewerOf, type Draw } from './action.js';

export const buy: Draw = (world, scene, chance) => {
  const listing = chance.pick(scene.listings);
  const buyer =
    listing?.assigned_to_id != null ? viewerOf(world, listing.poster_id) : chance.pick(world.students);
  if (listing === undefined || buyer === undefined) return undefined;
  const input = {
    hiveId: listing.id,
    ...(listing.hive === 'academia' && {
      startsAt: byDay(Math.ceil(world.now().getTime() / HOUR) * HOUR + (1 + chance.below(2)) * HOUR),
      hours: 1,
    }),
  };
  // A page without a response retries with the same key.
  const key = `buy-${chance.below(3)}-${brief(listing.id)}`;
  if (chance.happens(0.25)) {
    const phone = `024${String(chance.below(3)).repeat(7)}`;
    return {
      label: `${brief(buyer.userId)} pays ${brief(listing.id)} by phone`,
      run: (process) =>
        call(process, 'payments.charge', { ...input, phone, network: 'mtn' }, buyer, { key: `${key}-phone` }),
    };
  }
  return {
    label: `${brief(buyer.userId)} starts to pay ${brief(listing.id)}`,
    run: (process) => call(process, 'payments.initialize', input, buyer, { key }),
  };
};

/** Moves a time at night to the next morning: tutors teach by day unless they set other hours. */
function byDay(moment: number): string {
  const hour = new Date(moment).getUTCHours();
  const later = hour < 8 ? 8 - hour : hour > 19 ? 32 - hour : 0;
  return new Date(moment + later * HOUR).toISOString();
}

export const pay: Draw = (world, _scene, chance) => {
  const open = [...world.bank.transactions.values()].filter(({ status }) => status === 'open');
  const transaction = chance.pick(open);
  if (transaction === undefined) return undefined;
  const status = chance.happens(0.85) ? 'success' : 'failed';
  return {
    label: `payment ${brief(transaction.reference)}: ${status}`,
    run: () => {
      world.bank.pay(transaction.reference, status);
      return Promise.resolve('done');
    },
  };
};

export const verify: Draw = (world, scene, chance) => {
  const order = chance.pick(inStatus(scene, 'pending_payment', 'expired', 'failed', 'held'));
  const buyer = order && viewerOf(world, order.buyer_id);
  if (order === undefined || buyer === undefined) return undefined;
  return {
    label: `verify ${brief(order.id)}`,
    run: (process) => call(process, 'payments.verify', { reference: order.reference }, buyer),
  };
};

export const cancel: Draw = (world, scene, chance) => {
  const cancellable = chance.happens(0.7) ? inStatus(scene, 'pending_payment', 'held') : scene.orders;
  const order = chance.pick(cancellable);
  const viewer = order && viewerOf(world, chance.happens(0.6) ? order.buyer_id : order.seller_id);
  if (order === undefined || viewer === undefined) return undefined;
  return {
    label: `${brief(viewer.userId)} cancels ${brief(order.id)}`,
    run: (process) => call(process, 'payments.cancel', { id: order.id }, viewer),
  };
};

export const handOver: Draw = (world, scene, chance) => {
  const order = chance.pick(
    scene.orders.filter(({ status, item }) => status !== 'pending_payment' && item !== 'ticket'),
  );
  const seller = order && viewerOf(world, order.seller_id);
  if (order === undefined || seller === undefined) return undefined;
  const right = chance.happens(0.75);
  if (right) world.handedOver.add(order.id);
  const code = right ? order.handover_code : '000000';
  return {
    label: `${right ? 'code' : 'wrong code'} for ${brief(order.id)}`,
    run: (process) => call(process, 'payments.handover', { id: order.id, code }, seller),
  };
};

export const openDoor: Draw = (world, scene, chance) => {
  const ticket = chance.pick(scene.tickets);
  const organiser = ticket && viewerOf(world, ticket.poster_id);
  if (ticket === undefined || organiser === undefined) return undefined;
  if (ticket.order_id !== null) world.handedOver.add(ticket.order_id);
  return {
    label: `check in ${brief(ticket.id)}`,
    run: (process) =>
      call(process, 'events.checkIn', { id: ticket.listing_id, code: ticket.code }, organiser),
  };
};

import {
  AUTO_RELEASE_AFTER,
  feesFor,
  HANDOVER_TRIES,
  HIVES,
  PAYMENT_STATUS_OF,
  RESERVATION_LIFETIME,
  toCedis,
  toPesewas,
  type Payment,
} from '@campushive/contract';
import {
  notify,
  pageOf,
  refuse,
  toUser,
  type InMemoryCalls,
  type Order,
  type State,
  type Student,
} from './state.js';

type PaymentCalls = InMemoryCalls<
  | 'payments.initialize'
  | 'payments.verify'
  | 'payments.list'
  | 'payments.get'
  | 'payments.handover'
  | 'payments.cancel'
>;

const party = (student: Student) => {
  const { id, name, profileImage } = toUser(student);
  return { id, name, profileImage };
};

function toPayment(order: Order, me: Student): Payment {
  const { listing, buyer, seller, status } = order;
  const fees = feesFor(order.kind, toPesewas(listing.price));
  const pending = status === 'pending_payment';
  const held = status === 'held';
  return {
    id: order.id,
    reference: order.reference,
    paystackReference: order.reference,
    hiveId: listing.id,
    buyerId: buyer.id,
    sellerId: seller.id,
    role: me === buyer ? 'buyer' : 'seller',
    amount: toCedis(fees.total),
    price: toCedis(fees.price),
    platformFee: toCedis(fees.platformFee),
    processingFee: toCedis(fees.processingFee),
    payout: toCedis(fees.payout),
    currency: 'GHS',
    status: PAYMENT_STATUS_OF[status],
    orderStatus: status,
    metadata: {
      hiveType: listing.hive,
      buyerName: buyer.name,
      hiveTitle: listing.title,
      sellerName: seller.name,
    },
    transactionHive: {
      id: listing.id,
      title: listing.title,
      status: listing.status,
      hiveTypeId: listing.hive,
      postedByUser: party(listing.poster),
      photo: listing.photos[0] ?? null,
    },
    buyer: party(buyer),
    seller: party(seller),
    handoverCode: me === buyer && held ? order.code : null,
    authorizationUrl: me === buyer && pending ? `https://checkout.example/${order.reference}` : null,
    channel: order.outcome === null || pending ? null : 'card',
    failureReason: status === 'failed' ? 'Declined' : null,
    reservedUntil: pending ? new Date(order.reservedUntil).toISOString() : null,
    paidAt: order.paidAt,
    autoReleaseAt:
      held && order.paidAt !== null
        ? new Date(Date.parse(order.paidAt) + AUTO_RELEASE_AFTER).toISOString()
        : null,
    releasedAt: order.releasedAt,
    createdAt: order.createdAt,
    updatedAt: order.releasedAt ?? order.paidAt ?? order.createdAt,
  };
}

/** Held money, as the server keeps it. */
export function paymentCalls(state: State): PaymentCalls {
  const mine = (found: Order | undefined, me: Student): Order =>
    found !== undefined && [found.buyer, found.seller].includes(me) ? found : refuse('not_found');
  const byId = (id: string, me: Student) =>
    mine(
      state.orders.find((one) => one.id === id),
      me,
    );
  const end = (order: Order, status: 'expired' | 'failed' | 'cancelled') => {
    order.status = status;
    order.listing.status = order.kind === 'gig' ? 'assigned' : 'active';
  };
  const settle = (order: Order) => {
    if (order.status !== 'pending_payment' || order.outcome === null) return;
    if (order.outcome === 'failed') return end(order, 'failed');
    order.status = 'held';
    order.paidAt = state.now().toISOString();
    order.listing.status = order.kind === 'gig' ? 'assigned' : 'sold';
    const subject = { type: 'payment' as const, id: order.id };
    const told = { type: 'payment' as const, description: order.listing.title, subject };
    notify(state, order.seller.id, { ...told, kind: 'payment_held', title: 'Paid and held for you' });
    notify(state, order.buyer.id, {
      ...told,
      kind: 'payment_made',
      title: 'Your payment is held until you meet',
    });
  };

  return {
    'payments.initialize'({ hiveId }, me) {
      const listing =
        state.listings.find((one) => one.id === hiveId && one.status !== 'deleted') ?? refuse('not_found');
      const { sale } = HIVES[listing.hive];
      if (sale === null || listing.price === 0) return refuse('listing_free');
      if (sale === 'purchase' && listing.poster === me) return refuse('own_listing');
      if (sale === 'gig' && listing.poster !== me) return refuse('forbidden');
      const seller =
        sale === 'purchase' ? listing.poster : state.students.find((one) => one.id === listing.assignedToId);
      if (seller === undefined) return refuse('listing_unassigned');
      const live = state.orders.find(
        (one) => one.listing === listing && ['pending_payment', 'held'].includes(one.status),
      );
      if (live?.status === 'held') return refuse('listing_unavailable');
      if (live !== undefined && live.reservedUntil <= state.now().getTime()) end(live, 'expired');
      if (live?.status === 'pending_payment' && live.buyer !== me)
        return refuse('listing_reserved', 'Somebody else is paying.', undefined, 900);
      if (live?.status === 'pending_payment') return { data: begun(live) };
      if (listing.status !== (sale === 'gig' ? 'assigned' : 'active')) return refuse('listing_unavailable');
      const id = state.nextId();
      const order: Order = {
        id,
        reference: `cmp-${id}`,
        listing,
        buyer: me,
        seller,
        kind: sale,
        status: 'pending_payment',
        code: String(100_000 + state.orders.length),
        tries: 0,
        outcome: null,
        reservedUntil: state.now().getTime() + RESERVATION_LIFETIME,
        paidAt: null,
        releasedAt: null,
        createdAt: state.now().toISOString(),
      };
      listing.status = 'reserved';
      state.orders.unshift(order);
      return { data: begun(order) };
    },
    'payments.verify'({ reference }, me) {
      const order = mine(
        state.orders.find((one) => one.reference === reference),
        me,
      );
      settle(order);
      return { data: toPayment(order, me) };
    },
    'payments.list'({ status, q = '', sort = 'date-desc', cursor, limit }, me) {
      const wanted = q.trim().toLowerCase();
      const found = state.orders.filter(
        (one) =>
          [one.buyer, one.seller].includes(me) &&
          (status === undefined || PAYMENT_STATUS_OF[one.status] === status) &&
          (one.listing.title.toLowerCase().includes(wanted) || one.reference.toLowerCase().includes(wanted)),
      );
      if (sort.startsWith('amount')) found.sort((a, b) => b.listing.price - a.listing.price);
      if (sort.endsWith('-asc')) found.reverse();
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toPayment(one, me)), pagination };
    },
    'payments.get': ({ id }, me) => ({ data: toPayment(byId(id, me), me) }),
    'payments.handover'({ id, code }, me) {
      const order = byId(id, me);
      if (order.seller !== me) return refuse('forbidden');
      if (order.tries >= HANDOVER_TRIES)
        return refuse('too_many_attempts', 'Too many wrong codes.', undefined, 900);
      if (order.status !== 'held') return refuse('order_not_held');
      if (order.code !== code) {
        order.tries += 1;
        return refuse('handover_code_wrong', 'That is not the code.', { code: 'That is not the code.' });
      }
      order.status = 'released';
      order.releasedAt = state.now().toISOString();
      order.listing.status = 'completed';
      return { data: toPayment(order, me) };
    },
    'payments.cancel'({ id }, me) {
      const order = byId(id, me);
      if (order.buyer !== me) return refuse('forbidden');
      if (order.status !== 'pending_payment') return refuse('payment_not_pending');
      end(order, 'cancelled');
      return { data: toPayment(order, me) };
    },
  };
}

function begun(order: Order) {
  return {
    authorizationUrl: `https://checkout.example/${order.reference}`,
    reference: order.reference,
    accessCode: order.reference,
    paymentId: order.id,
    reservedUntil: new Date(order.reservedUntil).toISOString(),
  };
}

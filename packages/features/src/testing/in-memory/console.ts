import {
  HELD_STATUSES,
  HIVE_FEATURES,
  hiveNamesOf,
  type FoundListing,
  type FoundOrder,
  type HiveFeature,
  type HiveName,
  type HiveSwitch,
} from '@campushive/contract';
import { decideStaffRefund } from '@campushive/contract/rules/orders';
import { namesOf, titlesOf } from './bundles.js';
import { about, sendBack } from './disputes.js';
import { toMajor } from './money.js';
import { feesOf, orderFactsOf, refundShown, sideOf } from './order-shown.js';
import {
  notify,
  pageOf,
  refuse,
  toPerson,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type ConsoleCalls = InMemoryCalls<
  | 'moderation.listings'
  | 'moderation.orders'
  | 'moderation.refund'
  | 'moderation.switches'
  | 'moderation.setSwitch'
>;

/** In-memory calls for staff search and admin actions. */
export function consoleCalls(state: State): ConsoleCalls {
  return {
    'moderation.listings'({ q = '', filter = 'all', cursor, limit }) {
      const found = state.listings
        .filter(({ status }) => (filter === 'all' ? status !== 'draft' : status === filter))
        .filter(({ title, poster }) => mentionsAll(q, title, nameOf(poster)))
        .sort(newestFirst);
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map(toFoundListing), pagination };
    },
    'moderation.orders'({ q = '', filter = 'all', cursor, limit }) {
      const found = state.orders
        .filter(({ status }) => {
          const isHeld = HELD_STATUSES.includes(status);
          return filter === 'all' || (filter === 'held' ? isHeld : !isHeld && status !== 'pending_payment');
        })
        .filter((one) => mentionsAll(q, one.reference, titlesOf(one), nameOf(one.buyer), nameOf(one.seller)))
        .sort(newestFirst);
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map(toFoundOrder), pagination };
    },
    'moderation.refund'({ id, reason }, me) {
      const order = state.orders.find((one) => one.id === id) ?? refuse('not_found');
      const decision = decideStaffRefund({ ...orderFactsOf(order), isOwn: sideOf(order, me) !== null });
      if ('refused' in decision) return refuse(decision.refused);
      sendBack(state, order, { ...decision.refund, note: reason });
      for (const to of ['seller', 'buyer'] as const) {
        const values = { ...namesOf(order), to, note: reason };
        notify(state, order[to].id, { ...about(order), kind: 'payment_refunded_by_staff', values });
      }
      const target = { type: 'payment', id };
      const details = { amount: feesOf(order).total };
      const createdAt = state.now().toISOString();
      state.audit.push({ actor: me, action: 'payment.refund', target, reason, details, createdAt });
      return { data: toFoundOrder(order) };
    },
    'moderation.switches'() {
      const data = hiveNamesOf(state).flatMap((hive) =>
        HIVE_FEATURES.map((feature) => switchOf(state, hive, feature)),
      );
      return { data, count: data.length };
    },
    'moderation.setSwitch'({ hive, feature, on, reason }, me) {
      const createdAt = state.now().toISOString();
      const key = keyOf(hive, feature);
      if (on) state.switchedOff.delete(key);
      else state.switchedOff.set(key, { reason, by: me, since: createdAt });
      const target = { type: 'hive', id: key };
      const action = on ? 'hive.resume' : 'hive.pause';
      state.audit.push({ actor: me, action, target, reason, details: { hive, feature }, createdAt });
      return { data: switchOf(state, hive, feature) };
    },
  };
}

/** Refuses features that admins have disabled in a hive. */
export function requireSwitchedOn(state: State, hive: HiveName, feature: HiveFeature): void {
  if (isSwitchedOff(state, hive, feature)) refuse('hive_paused');
}

export const isSwitchedOff = (state: State, hive: HiveName, feature: HiveFeature): boolean =>
  state.switchedOff.has(keyOf(hive, feature));

const keyOf = (hive: HiveName, feature: HiveFeature) => `${hive} ${feature}`;

function switchOf(state: State, hive: HiveName, feature: HiveFeature): HiveSwitch {
  const off = state.switchedOff.get(keyOf(hive, feature));
  return { hive, feature, off: off === undefined ? null : { ...off, by: toPerson(off.by) } };
}

const newestFirst = (one: { readonly id: string }, other: { readonly id: string }) =>
  other.id.localeCompare(one.id);

/** Returns a student's name. Empty for a deleted account. */
const nameOf = (student: Student): string => toPerson(student).name ?? '';

/** Returns true when each word of a search occurs somewhere. */
const mentionsAll = (q: string, ...texts: readonly string[]): boolean =>
  q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.some((one) => one.toLowerCase().includes(word)));

const toFoundListing = ({ poster, hive, priceMinor, photos, ...listing }: StoredListing): FoundListing => ({
  id: listing.id,
  title: listing.title,
  price: priceMinor === null ? null : toMajor(priceMinor),
  status: listing.status,
  hiveTypeId: hive,
  photo: photos[0] ?? null,
  poster: toPerson(poster),
  createdAt: listing.createdAt,
});

function toFoundOrder(order: Order): FoundOrder {
  const { total, payout } = feesOf(order);
  const { id, reference, listing, buyer, seller, status, paidAt, createdAt } = order;
  return {
    id,
    reference,
    title: titlesOf(order),
    hiveId: listing.id,
    hiveTypeId: listing.hive,
    orderStatus: status,
    amount: toMajor(total),
    payout: toMajor(payout),
    buyer: toPerson(buyer),
    seller: toPerson(seller),
    refund: order.refund === undefined ? null : refundShown(order.refund),
    paidAt,
    createdAt,
  };
}

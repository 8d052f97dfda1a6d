import { endOf } from './listing-presenter.js';
import { DAY, UNPAID_ENDS, type Offer, type OfferShown } from '@campushive/contract';
import {
  acceptsOffers,
  agreedPrice,
  OFFER_NOTIFICATIONS,
  decideOffer,
  offerStatusAt,
  type OfferCommand,
  type OfferDecision,
  type OfferEnding,
  type OfferFacts,
  type OfferRefusalCode,
} from '@campushive/contract/rules/offers';
import { party } from './order-shown.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  refuseField,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type StoredOffer,
  type Student,
} from './state.js';
import { requireStudentVerification } from './student-verification.js';
import { addLine, ensureThread } from './threads.js';
import { toMajor, toSalePrice } from './money.js';

type OfferCalls = InMemoryCalls<
  'offers.create' | 'offers.list' | 'offers.accept' | 'offers.decline' | 'offers.withdraw' | 'offers.counter'
>;
type Decided = Extract<OfferDecision, { readonly refused: null }>;
type Answer = Exclude<OfferCommand['do'], 'make' | 'expire' | 'end'>;

/** In-memory calls for price offers. */
export function offerCalls(state: State): OfferCalls {
  const answer = (id: string, me: Student, what: Answer, amount?: number | null) => {
    const found = state.offers.find((one) => one.id === id && [one.buyer, one.seller].includes(me));
    if (found === undefined) return refuse('not_found');
    const by = found.buyer === me ? 'buyer' : 'seller';
    const command: OfferCommand =
      what === 'counter'
        ? { do: what, by, amountMinor: toSalePrice(amount ?? 0, 'amount') }
        : { do: what, by };
    const facts = factsOf(state, found.listing, found.buyer, found.state);
    write(state, found, agreed(decideOffer(command, facts, state.now())));
    return { data: toOffer(state, found, me) };
  };
  return {
    'offers.create'({ hiveId, amount }, me) {
      requireStudentVerification(me);
      const listing = state.listings.find((one) => one.id === hiveId) ?? refuse('not_found');
      if (['deleted', 'hidden', 'draft'].includes(listing.status)) return refuse('not_found');
      if (listing.poster === me) return refuse('own_listing');
      const earlier = latestOffer(state, listing, me)?.state ?? null;
      const facts = factsOf(state, listing, me, earlier);
      const decided = agreed(
        decideOffer({ do: 'make', amountMinor: toSalePrice(amount ?? 0, 'amount') }, facts, state.now()),
      );
      const made: StoredOffer = {
        id: state.nextId(),
        listing,
        buyer: me,
        seller: listing.poster,
        talk: ensureThread(state, [me, listing.poster], listing),
        state: decided.offer,
        named: [],
        createdAt: state.now().toISOString(),
        updatedAt: state.now().toISOString(),
      };
      state.offers.push(made);
      write(state, made, decided);
      return { data: toOffer(state, made, me) };
    },
    'offers.list'({ hiveId, cursor, limit }, me) {
      const mine = state.offers
        .filter((one) => one.buyer === me || one.seller === me)
        .filter(({ listing }) => hiveId === undefined || listing.id === hiveId)
        .reverse();
      const { items, pagination } = pageOf(mine, cursor, limit);
      return { data: items.map((one) => toOffer(state, one, me)), pagination };
    },
    'offers.accept': ({ id }, me) => answer(id, me, 'accept'),
    'offers.decline': ({ id }, me) => answer(id, me, 'decline'),
    'offers.withdraw': ({ id }, me) => answer(id, me, 'withdraw'),
    'offers.counter': ({ id, amount }, me) => answer(id, me, 'counter', amount),
  };
}

export const latestOffer = (state: State, listing: StoredListing, buyer: Student) =>
  state.offers.findLast((one) => one.listing === listing && one.buyer === buyer);

/** Returns true when an order at the agreed price was paid. */
export const isUsed = ({ order }: StoredOffer) =>
  order !== undefined && order.status !== 'pending_payment' && !UNPAID_ENDS.includes(order.status);

/** Returns the offer whose agreed price the buyer may pay, in minor units. */
export function agreedOffer(state: State, listing: StoredListing, buyer: Student) {
  const found = latestOffer(state, listing, buyer);
  const amountMinor = found && agreedPrice(found.state, isUsed(found), state.now());
  return found === undefined || amountMinor == null ? undefined : { found, amountMinor };
}

export const offerShown = (state: State, found: StoredOffer): OfferShown => ({
  id: found.id,
  status: offerStatusAt(found.state, state.now(), isUsed(found)),
  amount: toMajor(found.state.amountMinor),
  ...(found.state.previousMinor !== null && { previousAmount: toMajor(found.state.previousMinor) }),
  round: found.state.round,
  expiresAt: found.state.expiresAt.toISOString(),
});

/** Ends pending offers and unpaid agreed prices after a related change. */
export function endOffers(state: State, which: (offer: StoredOffer) => boolean, reason: OfferEnding): void {
  for (const one of state.offers) {
    if (!which(one) || isUsed(one)) continue;
    const facts = factsOf(state, one.listing, one.buyer, one.state);
    const decision = decideOffer({ do: 'end', reason }, facts, state.now());
    if (decision.refused === null) write(state, one, decision);
  }
}

function factsOf(
  state: State,
  listing: StoredListing,
  buyer: Student,
  offer: OfferFacts['offer'],
): OfferFacts {
  const now = state.now().getTime();
  const named = state.offers
    .filter((one) => one.listing === listing && one.buyer === buyer)
    .flatMap((one) => one.named);
  const { hive, status, priceMinor, poster } = listing;
  const gone = [buyer, poster].some((one) => one.suspended !== null || !state.students.includes(one));
  return {
    listing: {
      hive,
      status: gone ? 'hidden' : status,
      priceMinor: priceMinor ?? 0,
      expiresAt: endOf(listing),
      acceptsOffers: acceptsOffers(listing.details),
    },
    offer,
    blocked: isBlocked(state, buyer, poster),
    named: named.filter((at) => at > now - DAY).length,
  };
}

function write(state: State, found: StoredOffer, { offer, line, notify: notification }: Decided): void {
  const { talk, listing } = found;
  const sender = line.by === 'buyer' ? found.buyer : found.seller;
  const isRound = line.code === 'offered';
  found.state = offer;
  found.updatedAt = state.now().toISOString();
  if (isRound && line.by === 'buyer') found.named.push(state.now().getTime());
  addLine(state, talk, sender, {
    kind: isRound ? 'offer' : 'system',
    event: {
      code: line.code,
      amountMinor: line.amountMinor,
      offer: { id: found.id, round: offer.round },
    },
  });
  if (notification === null || talk.muted.has(found[notification.to].id)) return;
  const userId = found[notification.to].id;
  forgetOfferNotifications(state, talk.id, userId);
  notify(state, userId, {
    type: 'message',
    kind: notification.kind,
    values: { listing: listing.title },
    subject: { type: 'conversation', id: talk.id },
  });
}

/** Deletes an outdated unread notification of an offer. Each offer has at most one. */
function forgetOfferNotifications({ notifications }: State, talkId: string, userId: string): void {
  const old = notifications.findIndex(
    (one) =>
      one.userId === userId &&
      !one.read &&
      one.subject?.id === talkId &&
      OFFER_NOTIFICATIONS.some((kind) => kind === one.kind),
  );
  if (old !== -1) notifications.splice(old, 1);
}

type Refused = Extract<OfferDecision, { readonly refused: OfferRefusalCode }>;

function agreed(decision: OfferDecision): Decided {
  if (decision.refused !== null) return refuseOffer(decision);
  return decision;
}

function refuseOffer({ refused: code, limit: minor = 0, between }: Refused): never {
  const limit = toMajor(minor);
  if (code === 'amount_not_between') {
    const { above, below } = between ?? { above: 0, below: 0 };
    return refuseField('amount', 'not_between_offers', { min: toMajor(above), max: toMajor(below) });
  }
  if (code === 'amount_too_small') return refuseField('amount', 'too_small', { min: limit });
  if (code === 'amount_too_large') return refuseField('amount', 'too_large', { max: limit });
  return refuse(code);
}

function toOffer(state: State, found: StoredOffer, me: Student): Offer {
  const { listing, buyer, seller, talk } = found;
  return {
    ...offerShown(state, found),
    hiveId: listing.id,
    hiveTypeId: listing.hive,
    title: listing.title,
    price: toMajor(listing.priceMinor ?? 0),
    conversationId: talk.id,
    role: buyer === me ? 'buyer' : 'seller',
    buyer: party(buyer),
    seller: party(seller),
    createdAt: found.createdAt,
    updatedAt: found.updatedAt,
  };
}

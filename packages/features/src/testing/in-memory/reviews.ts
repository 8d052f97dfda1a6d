import { REVIEW_HIDDEN_FOR, type OrderReviews, type Review } from '@campushive/contract';
import { namesOf } from './bundles.js';
import {
  notify,
  pageOf,
  refuse,
  shownReviews,
  toPerson,
  type InMemoryCalls,
  type Order,
  type State,
  type StoredReview,
  type Student,
} from './state.js';
import { maySee } from './visible.js';

type ReviewCalls = InMemoryCalls<'reviews.forPayment' | 'reviews.create' | 'reviews.list'>;

const isCompleted = ({ status }: Order) => status === 'released' || status === 'paid_out';

/** In-memory calls for reviews. */
export function reviewCalls(state: State): ReviewCalls {
  const orderOf = (id: string, me: Student): Order => {
    const order = state.orders.find((one) => one.id === id);
    const mine = order !== undefined && [order.buyer, order.seller].includes(me);
    return order !== undefined && (mine || me.role === 'admin') ? order : refuse('not_found');
  };
  const describe = (order: Order, me: Student): OrderReviews => {
    const both = state.reviews.filter((one) => one.order === order);
    const mine = both.find((one) => one.author === me);
    const theirs = both.find((one) => one.author !== me);
    const shown = theirs !== undefined && theirs.shownAt <= state.now().getTime();
    const isParty = [order.buyer, order.seller].includes(me);
    return {
      mayReview: isParty && isCompleted(order) && mine === undefined && !hasReviewedGig(state, order, me),
      mine: mine === undefined ? null : toReview(mine, me),
      theirs: shown ? toReview(theirs, me) : null,
      theirsWaits: theirs !== undefined && !shown,
      shownAt: mine === undefined ? null : new Date(mine.shownAt).toISOString(),
    };
  };
  return {
    'reviews.forPayment': ({ id }, me) => ({ data: describe(orderOf(id, me), me) }),
    'reviews.create'({ id, stars, text }, me) {
      const order = orderOf(id, me);
      if (![order.buyer, order.seller].includes(me)) return refuse('forbidden');
      if (!isCompleted(order)) return refuse('order_not_completed');
      const both = state.reviews.filter((one) => one.order === order);
      if (both.some((one) => one.author === me) || hasReviewedGig(state, order, me))
        return refuse('already_reviewed');
      const subject = order.buyer === me ? order.seller : order.buyer;
      const now = state.now().getTime();
      const shownAt = both.length > 0 ? now : now + REVIEW_HIDDEN_FOR;
      const createdAt = state.now().toISOString();
      state.reviews.push({ id: state.nextId(), order, author: me, subject, stars, text, shownAt, createdAt });
      for (const one of both) one.shownAt = now;
      notify(state, subject.id, {
        type: 'system',
        kind: both.length > 0 ? 'review_shown' : 'review_received',
        values: namesOf(order),
        subject: { type: 'payment', id },
      });
      return { data: describe(order, me), message: 'Thank you for your review!' };
    },
    'reviews.list'({ id, cursor, limit }, me: Student | null) {
      const subject = state.students.find((one) => one.id === id && maySee(state, one, me));
      if (subject === undefined) return refuse('not_found');
      const shown = shownReviews(state, subject).toReversed();
      const { items, pagination } = pageOf(shown, cursor, limit);
      return { data: items.map((one) => toReview(one, me)), pagination, count: shown.length };
    },
  };
}

/** A gig counts as one deal, whatever its number of milestones. */
const hasReviewedGig = (state: State, { listing, buyer, seller, milestone }: Order, me: Student): boolean =>
  milestone !== undefined &&
  state.reviews.some(
    ({ order, author }) =>
      author === me && order.listing === listing && order.buyer === buyer && order.seller === seller,
  );

function toReview({ id, stars, text, author, order, createdAt }: StoredReview, me: Student | null): Review {
  const person = toPerson(author);
  return {
    id,
    stars,
    text,
    author: me === null ? { ...person, name: null, profileImage: null, university: null } : person,
    authorRole: author === order.buyer ? 'buyer' : 'seller',
    listingTitle: order.listing.title,
    createdAt,
  };
}

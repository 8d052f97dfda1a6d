import { saleOf, type Application, type ApplicationStatus, LIVE_ORDER_STATUSES } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import {
  applicationStatusOf,
  decideWithdrawal,
  refusalToApply,
  type ApplicationFacts,
  type Task,
} from '@campushive/contract/rules/applications';
import type { NotificationKind } from '@campushive/contract/notification-templates/params';
import { endOf, toListing } from './listing-presenter.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  toUser,
  type InMemoryCalls,
  type State,
  type StoredApplication,
  type StoredListing,
  type Student,
} from './state.js';
import { toMajor, toSalePrice } from './money.js';

type ApplicationCalls = InMemoryCalls<
  'applications.create' | 'applications.list' | 'applications.withdraw' | 'applications.mine'
>;

type TaskNotificationKind = Extract<NotificationKind, `application_${string}` | `task_${string}`>;

/** Notifies one student about a task. */
export function notifyOfTask(
  state: State,
  userId: string,
  listing: StoredListing,
  kind: TaskNotificationKind,
): void {
  const subject = { type: 'listing' as const, id: listing.id };
  notify(state, userId, { type: 'task', kind, values: { listing: listing.title }, subject });
}

/** Notifies all applicants of a task except one about its outcome. */
export function notifyOthers(
  state: State,
  listing: StoredListing,
  but: string,
  kind: TaskNotificationKind,
): void {
  for (const one of standing(state, listing)) {
    if (one.applicant.id !== but) notifyOfTask(state, one.applicant.id, listing, kind);
  }
}

export const standing = (state: State, listing: StoredListing): StoredApplication[] =>
  state.applications.filter((one) => one.listing === listing && !one.withdrawn);

/** Returns the facts about a task that the rules need. */
export const taskOf = (listing: StoredListing): Task => {
  const { status, poster, assignedToId, priceMinor } = listing;
  return { status, posterId: poster.id, assignedToId, priceMinor, expiresAt: endOf(listing) };
};

/** Returns the facts about an application that the rules need. */
export const factsOf = (stored: StoredApplication | undefined): ApplicationFacts | null =>
  stored === undefined
    ? null
    : { applicantId: stored.applicant.id, isWithdrawn: stored.withdrawn, priceMinor: stored.priceMinor };

const statusOf = (state: State, { listing, applicant, withdrawn }: StoredApplication): ApplicationStatus =>
  applicationStatusOf({ applicantId: applicant.id, isWithdrawn: withdrawn }, taskOf(listing), state.now());

/** Returns the price that the assigned student named, in minor units. Null for the listed price. */
export const agreedPriceOf = (state: State, listing: StoredListing): number | null =>
  state.applications.find((one) => one.listing === listing && one.applicant.id === listing.assignedToId)
    ?.priceMinor ?? null;

function toApplication(state: State, stored: StoredApplication): Application {
  const { id, name, profileImage, isVerified, university, rating, reviewCount } = toUser(stored.applicant);
  return {
    id: stored.id,
    hiveId: stored.listing.id,
    applicantId: id,
    applicant: { id, name, profileImage, isVerified, university, rating, reviewCount },
    message: stored.message,
    price: stored.priceMinor === null ? null : toMajor(stored.priceMinor),
    status: statusOf(state, stored),
    createdAt: stored.createdAt,
  };
}

/** Returns the agreed price of a gig, only for its two sides. */
export function agreedOf(state: State, listing: StoredListing, me: Student): { agreedPrice?: number } {
  const agreed = agreedPriceOf(state, listing);
  const isOne = listing.poster === me || listing.assignedToId === me.id;
  return isOne && agreed !== null ? { agreedPrice: toMajor(agreed) } : {};
}

/** Returns additional fields of a task: the number of applications for its poster, their status for an applicant. */
export function extrasOf(state: State, listing: StoredListing, me: Student | null) {
  if (me === null || saleOf(listing.hive, isOffered(listing.details)) !== 'gig') return {};
  const price = agreedOf(state, listing, me);
  if (listing.poster === me) return { applicationCount: standing(state, listing).length, ...price };
  const mine = state.applications.find((one) => one.listing === listing && one.applicant === me);
  return mine === undefined ? {} : { myApplication: statusOf(state, mine), ...price };
}

/** In-memory calls for applications to gigs. */
export function applicationCalls(state: State): ApplicationCalls {
  const task = (id: string): StoredListing => {
    const found =
      state.listings.find((one) => one.id === id && !['deleted', 'draft', 'hidden'].includes(one.status)) ??
      refuse('not_found');
    return saleOf(found.hive, isOffered(found.details)) === 'gig' ? found : refuse('conflict');
  };
  const ofMe = (listing: StoredListing, me: Student) =>
    state.applications.find((one) => one.listing === listing && one.applicant === me);

  return {
    'applications.create'({ id, message, price }, me) {
      const listing = task(id);
      const known = ofMe(listing, me);
      const priceMinor = price == null ? null : toSalePrice(Number(price));
      const refused = refusalToApply(
        taskOf(listing),
        {
          applicantId: me.id,
          priceMinor,
          isBlocked: isBlocked(state, me, listing.poster),
          before: factsOf(known),
          isVerified: me.isVerified,
        },
        state.now(),
      );
      if (refused !== null) return refuse(refused);
      const stored: StoredApplication = {
        id: known?.id ?? state.nextId(),
        listing,
        applicant: me,
        message,
        priceMinor,
        withdrawn: false,
        createdAt: state.now().toISOString(),
      };
      if (known === undefined) state.applications.push(stored);
      else Object.assign(known, stored);
      notifyOfTask(state, listing.poster.id, listing, 'application_received');
      return { data: toApplication(state, stored) };
    },
    'applications.list'({ id, cursor, limit }, me) {
      const listing = state.listings.find((one) => one.id === id) ?? refuse('not_found');
      if (listing.poster !== me) return refuse('forbidden');
      const found = standing(state, listing);
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => toApplication(state, one)), count: found.length, pagination };
    },
    'applications.withdraw'({ id }, me) {
      const listing = task(id);
      const known = ofMe(listing, me) ?? refuse('not_found');
      const live = state.orders.some(
        (order) => order.listing === listing && LIVE_ORDER_STATUSES.includes(order.status),
      );
      const decision = decideWithdrawal(taskOf(listing), factsOf(known), live);
      if ('refused' in decision) return refuse(decision.refused);
      known.withdrawn = true;
      if (decision.reopens) {
        listing.status = 'active';
        listing.assignedToId = null;
      }
      if (decision.poster !== null) notifyOfTask(state, listing.poster.id, listing, decision.poster);
      if (decision.reopens) notifyOthers(state, listing, me.id, 'application_reopened');
      return { data: toApplication(state, known) };
    },
    'applications.mine'({ cursor, limit }, me) {
      const found = state.applications
        .filter((one) => one.applicant === me && !['deleted', 'hidden'].includes(one.listing.status))
        .reverse();
      const { items, pagination } = pageOf(found, cursor, limit);
      return {
        data: items.map((one) => ({ ...toApplication(state, one), listing: toListing(one.listing, me) })),
        pagination,
      };
    },
  };
}

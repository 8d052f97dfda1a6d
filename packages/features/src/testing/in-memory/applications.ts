import { saleOf, type Application, type ApplicationStatus, LIVE_ORDER_STATUSES } from '@campushive/contract';
import type { NotificationKind } from '@campushive/contract/notification-templates/params';
import { toListing } from './listing-presenter.js';
import {
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
import { requireStudentProof } from './student-proof.js';

type ApplicationCalls = InMemoryCalls<
  'applications.create' | 'applications.list' | 'applications.withdraw' | 'applications.mine'
>;

type TaskNotificationKind = Extract<NotificationKind, `application_${string}` | `task_${string}`>;

/** Notifies one student about a task. */
export function tellOfTask(
  state: State,
  userId: string,
  listing: StoredListing,
  kind: TaskNotificationKind,
): void {
  const subject = { type: 'listing' as const, id: listing.id };
  notify(state, userId, { type: 'task', kind, values: { listing: listing.title }, subject });
}

/** Everybody whose application stands, but one, learns what became of the task. */
export function tellOthers(
  state: State,
  listing: StoredListing,
  but: string,
  kind: TaskNotificationKind,
): void {
  for (const one of standing(state, listing)) {
    if (one.applicant.id !== but) tellOfTask(state, one.applicant.id, listing, kind);
  }
}

export const standing = (state: State, listing: StoredListing): StoredApplication[] =>
  state.applications.filter((one) => one.listing === listing && !one.withdrawn);

function statusOf({ listing, applicant, withdrawn }: StoredApplication): ApplicationStatus {
  if (withdrawn) return 'withdrawn';
  if (listing.assignedToId !== null) return listing.assignedToId === applicant.id ? 'accepted' : 'declined';
  return listing.status === 'active' ? 'waiting' : 'closed';
}

function toApplication(stored: StoredApplication): Application {
  const { id, name, profileImage, isVerified, university, rating, reviewCount } = toUser(stored.applicant);
  return {
    id: stored.id,
    hiveId: stored.listing.id,
    applicantId: id,
    applicant: { id, name, profileImage, isVerified, university, rating, reviewCount },
    message: stored.message,
    status: statusOf(stored),
    createdAt: stored.createdAt,
  };
}

/** Beside a task: how many applied for its poster, what became of it for an applicant. */
export function extrasOf(state: State, listing: StoredListing, me: Student | null) {
  if (me === null || saleOf(listing.hive) !== 'gig') return {};
  if (listing.poster === me) return { applicationCount: standing(state, listing).length };
  const mine = state.applications.find((one) => one.listing === listing && one.applicant === me);
  return mine === undefined ? {} : { myApplication: statusOf(mine) };
}

/** Who wants a gig, as the server keeps it. */
export function applicationCalls(state: State): ApplicationCalls {
  const task = (id: string): StoredListing => {
    const found =
      state.listings.find((one) => one.id === id && !['deleted', 'draft', 'hidden'].includes(one.status)) ??
      refuse('not_found');
    return saleOf(found.hive) === 'gig' ? found : refuse('conflict');
  };
  const ofMe = (listing: StoredListing, me: Student) =>
    state.applications.find((one) => one.listing === listing && one.applicant === me);

  return {
    'applications.create'({ id, message }, me) {
      const listing = task(id);
      if (listing.poster === me) return refuse('own_listing');
      if (listing.status !== 'active') return refuse('listing_unavailable');
      const known = ofMe(listing, me);
      if (known?.withdrawn === false) return refuse('already_applied');
      requireStudentProof(me);
      const stored: StoredApplication = {
        id: known?.id ?? state.nextId(),
        listing,
        applicant: me,
        message,
        withdrawn: false,
        createdAt: state.now().toISOString(),
      };
      if (known === undefined) state.applications.push(stored);
      else Object.assign(known, stored);
      tellOfTask(state, listing.poster.id, listing, 'application_received');
      return { data: toApplication(stored) };
    },
    'applications.list'({ id, cursor, limit }, me) {
      const listing = state.listings.find((one) => one.id === id) ?? refuse('not_found');
      if (listing.poster !== me) return refuse('forbidden');
      const found = standing(state, listing);
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map(toApplication), count: found.length, pagination };
    },
    'applications.withdraw'({ id }, me) {
      const listing = task(id);
      const known = ofMe(listing, me) ?? refuse('not_found');
      if (known.withdrawn) return refuse('illegal_transition');
      const helper = listing.assignedToId === me.id;
      if (helper && ['reserved', 'assigned'].includes(listing.status)) {
        if (
          state.orders.some(
            (order) => order.listing === listing && LIVE_ORDER_STATUSES.includes(order.status),
          )
        )
          return refuse('payment_in_flight');
      }
      if (helper && listing.status !== 'assigned') return refuse('illegal_transition');
      known.withdrawn = true;
      if (helper) {
        listing.status = 'active';
        listing.assignedToId = null;
        tellOfTask(state, listing.poster.id, listing, 'task_returned');
        tellOthers(state, listing, me.id, 'application_reopened');
      } else if (listing.status === 'active') {
        tellOfTask(state, listing.poster.id, listing, 'application_withdrawn');
      }
      return { data: toApplication(known) };
    },
    'applications.mine'({ cursor, limit }, me) {
      const found = state.applications
        .filter((one) => one.applicant === me && !['deleted', 'hidden'].includes(one.listing.status))
        .reverse();
      const { items, pagination } = pageOf(found, cursor, limit);
      return {
        data: items.map((one) => ({ ...toApplication(one), listing: toListing(one.listing, me) })),
        pagination,
      };
    },
  };
}

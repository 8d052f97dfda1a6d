import { MAX_INVITABLE, saleOf, type ExperiencedStudent, type Invitation } from '@campushive/contract';
import { isOffered } from '@campushive/contract/rules/packages';
import {
  invitationStatusOf,
  refusalToDecline,
  refusalToInvite,
} from '@campushive/contract/rules/invitations';
import { factsOf, standing, taskOf, notifyOfTask } from './applications.js';
import { isVisible, maySee } from './visible.js';
import {
  isBlocked,
  refuse,
  toUser,
  type InMemoryCalls,
  type State,
  type StoredInvitation,
  type StoredListing,
  type Student,
} from './state.js';

type InvitationCalls = InMemoryCalls<
  'invitations.create' | 'invitations.list' | 'invitations.suggested' | 'invitations.decline'
>;

const applicationOf = (state: State, listing: StoredListing, student: Student) =>
  factsOf(state.applications.find((one) => one.listing === listing && one.applicant === student));

const statusOf = (state: State, { listing, student, declined }: StoredInvitation) =>
  invitationStatusOf({ isDeclined: declined, application: applicationOf(state, listing, student) });

/** Returns the status of the viewer's invitation to a listing. */
export function invitedOf(state: State, listing: StoredListing, me: Student | null) {
  const mine = state.invitations.find((one) => one.listing === listing && one.student === me);
  return mine === undefined ? {} : { myInvitation: statusOf(state, mine) };
}

function experiencedOf(state: State, { hive }: StoredListing, student: Student): ExperiencedStudent {
  const { id, name, profileImage, isVerified, university, rating, reviewCount } = toUser(student);
  const completed = state.orders.filter(
    (order) =>
      order.seller === student &&
      order.listing.hive === hive &&
      ['released', 'paid_out'].includes(order.status),
  ).length;
  return { id, name, profileImage, isVerified, university, rating, reviewCount, completed };
}

/** In-memory calls for invitations to apply. */
export function invitationCalls(state: State): InvitationCalls {
  const seen = (id: string, me: Student): StoredListing =>
    state.listings.find((one) => one.id === id && isVisible(one, me)) ?? refuse('not_found');
  const task = (id: string, me: Student): StoredListing => {
    const found = seen(id, me);
    return saleOf(found.hive, isOffered(found.details)) === 'gig' ? found : refuse('conflict');
  };
  const own = (id: string, me: Student): StoredListing => {
    const found = seen(id, me);
    return found.poster === me ? found : refuse('forbidden');
  };
  const here = (student: Student) => state.students.includes(student) && student.suspended === null;
  const toInvitation = (stored: StoredInvitation): Invitation => ({
    student: experiencedOf(state, stored.listing, stored.student),
    status: statusOf(state, stored),
    createdAt: stored.createdAt,
  });

  return {
    'invitations.create'({ id, studentId }, me) {
      const listing = task(id, me);
      const student = state.students.find((one) => one.id === studentId);
      const toIt = state.invitations.filter((one) => one.listing === listing);
      const refused = refusalToInvite(
        taskOf(listing),
        {
          viewerId: me.id,
          studentId,
          isReachable: student !== undefined && here(student) && maySee(state, student, me),
          isBlocked: student !== undefined && isBlocked(state, me, student),
          isInvited: toIt.some((one) => one.student === student),
          application: student === undefined ? null : applicationOf(state, listing, student),
          invited: toIt.length,
        },
        state.now(),
      );
      if (refused !== null || student === undefined) return refuse(refused ?? 'not_found');
      const stored = { listing, student, declined: false, createdAt: state.now().toISOString() };
      state.invitations.unshift(stored);
      notifyOfTask(state, student.id, listing, 'application_invited');
      return { data: toInvitation(stored) };
    },
    'invitations.list'({ id }, me) {
      const listing = own(id, me);
      const found = state.invitations.filter(
        (one) => one.listing === listing && here(one.student) && !isBlocked(state, me, one.student),
      );
      return { data: found.map(toInvitation) };
    },
    'invitations.suggested'({ id }, me) {
      const listing = own(id, me);
      const known = new Set([
        me,
        ...state.invitations.filter((one) => one.listing === listing).map((one) => one.student),
        ...standing(state, listing).map((one) => one.applicant),
      ]);
      const fitting = state.students.filter(
        (one) =>
          !known.has(one) &&
          here(one) &&
          one.settings.visibility !== 'hidden' &&
          !isBlocked(state, me, one) &&
          experiencedOf(state, listing, one).completed > 0,
      );
      const far = (one: Student) => (one.universityId === me.universityId ? 0 : 1);
      const data = fitting
        .map((student) => ({ student, shown: experiencedOf(state, listing, student) }))
        .sort((a, b) => far(a.student) - far(b.student) || b.shown.completed - a.shown.completed)
        .slice(0, MAX_INVITABLE)
        .map(({ shown }) => shown);
      return { data };
    },
    'invitations.decline'({ id }, me) {
      const listing = task(id, me);
      const mine = state.invitations.find((one) => one.listing === listing && one.student === me);
      const refused = refusalToDecline(mine === undefined ? null : statusOf(state, mine));
      if (refused !== null || mine === undefined) return refuse(refused ?? 'not_found');
      mine.declined = true;
      return {};
    },
  };
}

import { doorRoleOf, refusalToNameHelper } from '@campushive/contract/rules/door-helpers';
import { doorEventOf } from './door-facts.js';
import { maySee } from './visible.js';
import {
  isBlocked,
  notify,
  refuse,
  toUser,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type HelperCalls = InMemoryCalls<'events.helpers' | 'events.nameHelper' | 'events.removeHelper'>;

/** Returns a student's role at the door of an event, or null. */
export const roleAtDoor = (state: State, listing: StoredListing, me: Student | null) =>
  doorRoleOf({
    isOrganiser: listing.poster === me,
    isHelper: me !== null && helpersOf(state, listing).includes(me),
    isBlocked: me !== null && isBlocked(state, listing.poster, me),
  });

const helpersOf = (state: State, listing: StoredListing): readonly Student[] =>
  state.doorHelpers.filter((one) => one.listing === listing).map(({ student }) => student);

function toPerson(student: Student) {
  const { id, name, profileImage, isVerified, university } = toUser(student);
  return { id, name, profileImage, isVerified, university };
}

/** In-memory calls for students who check in tickets for an organiser. */
export function doorHelperCalls(state: State): HelperCalls {
  const own = (id: string, me: Student): StoredListing => {
    const found = state.listings.find((one) => one.id === id && one.hive === 'buzz');
    if (found?.poster === me) return found;
    return refuse(found === undefined || found.status === 'deleted' ? 'not_found' : 'forbidden');
  };
  const answer = (listing: StoredListing) => ({ data: helpersOf(state, listing).map(toPerson) });
  return {
    'events.helpers': ({ id }, me) => answer(own(id, me)),
    'events.nameHelper'({ id, studentId }, me) {
      const listing = own(id, me);
      const helpers = helpersOf(state, listing);
      const student = state.students.find((one) => one.id === studentId && one.suspended === null);
      const isHelper = student !== undefined && helpers.includes(student);
      const refused = refusalToNameHelper(
        doorEventOf(listing),
        {
          isOrganiser: student === me,
          isReachable: student !== undefined && maySee(state, student, me),
          isBlocked: student !== undefined && isBlocked(state, me, student),
          isHelper,
          helpers: helpers.length,
        },
        state.now(),
      );
      if (refused !== null) return refuse(refused);
      if (student !== undefined && !isHelper) {
        state.doorHelpers.push({ listing, student });
        notify(state, student.id, {
          type: 'system',
          kind: 'door_helper',
          values: { listing: listing.title },
          subject: { type: 'listing', id },
        });
      }
      return answer(listing);
    },
    'events.removeHelper'({ id, studentId }, me) {
      const at = state.doorHelpers.findIndex(
        ({ listing, student }) => listing.id === id && student.id === studentId,
      );
      if (at === -1 || studentId !== me.id) own(id, me);
      if (at === -1) return refuse('not_found');
      state.doorHelpers.splice(at, 1);
      return { message: 'Removed' };
    },
  };
}

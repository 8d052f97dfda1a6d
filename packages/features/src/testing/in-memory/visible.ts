import type { ListingStatus } from '@campushive/contract';
import type { State, StoredListing, Student } from './state.js';

/** Statuses in which only the poster and moderators see a listing. */
const PRIVATE: readonly ListingStatus[] = ['draft', 'hidden'];

/** Returns true when the viewer may see a listing. `me` is missing for visitors. */
export function isVisible({ status, poster }: StoredListing, me: Student | null): boolean {
  if (status === 'deleted') return false;
  return !PRIVATE.includes(status) || poster === me || (me?.role ?? 'student') !== 'student';
}

/** Returns true when the viewer may see a student's page. */
export function maySee(state: State, student: Student, me: Student | null): boolean {
  const { visibility } = student.settings;
  if (student === me || visibility === 'public') return true;
  if (me === null) return false;
  if (visibility === 'members' || me.role !== 'student') return true;
  const talked = state.conversations.some(
    ({ pair, messages }) => pair.includes(me) && pair.includes(student) && messages.length > 0,
  );
  const both = [me, student];
  const worked =
    state.applications.some(
      ({ applicant, listing }) => both.includes(applicant) && both.includes(listing.poster),
    ) ||
    state.listings.some(
      ({ poster, assignedToId }) =>
        both.includes(poster) && both.some(({ id }) => id === assignedToId && id !== poster.id),
    );
  const traded = state.orders.some(({ buyer, seller }) => both.includes(buyer) && both.includes(seller));
  return talked || traded || worked;
}

import { campus as ghana } from '@campushive/campus-ghana';
import {
  findUniversity,
  MAX_WANTED_ANSWERS,
  WANTED_LIFETIME,
  type ReportCase,
  type Wanted,
} from '@campushive/contract';
import { nearbyIds } from '@campushive/contract/distance';
import {
  isWantedVisible,
  refusalToAnswer,
  refusalToChange,
  refusalToClose,
  refusalToPost,
  refusalToRenew,
  wantedStatusOf,
} from '@campushive/contract/rules/wanted';
import { requireSwitchedOn } from './console.js';
import { toListing } from './listing-presenter.js';
import { toMajor, toPrice } from './money.js';
import { warningOf } from './said.js';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  refuseField,
  toPerson,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type StoredCase,
  type StoredWanted,
  type Student,
} from './state.js';
import { requireStudentVerification } from './student-verification.js';
import { recordPostTakedown } from './takedowns.js';
import { isVisible } from './visible.js';

type WantedCalls = InMemoryCalls<
  | 'wanted.list'
  | 'wanted.mine'
  | 'wanted.get'
  | 'wanted.create'
  | 'wanted.update'
  | 'wanted.close'
  | 'wanted.renew'
  | 'wanted.answer'
  | 'wanted.answers'
>;

const campusOf = (named: string, field: string) =>
  findUniversity(ghana, named) ?? refuseField(field, 'unknown_university');

const LISTED = ['active', 'reserved'];

/** In-memory calls for wanted posts. */
export function wantedCalls(state: State): WantedCalls {
  const isHere = ({ student }: StoredWanted) =>
    state.students.includes(student) && student.suspended === null;
  const isOpen = (post: StoredWanted) => wantedStatusOf(post, state.now()) === 'open';
  const openOf = (me: Student, except?: StoredWanted) =>
    state.wanted.filter((one) => one.student === me && one !== except && isOpen(one)).length;
  const blocks = (post: StoredWanted, me: Student | null) =>
    me !== null && isBlocked(state, me, post.student);
  const readable = (id: string, me: Student | null): StoredWanted => {
    const post = state.wanted.find((one) => one.id === id && isHere(one)) ?? refuse('not_found');
    const isStaff = (me?.role ?? 'student') !== 'student';
    const reader = { id: me?.id ?? null, isStaff, isBlocked: blocks(post, me) };
    return isWantedVisible({ ...post, userId: post.student.id }, reader) ? post : refuse('not_found');
  };
  const own = (id: string, me: Student): StoredWanted => {
    const post = readable(id, me);
    return post.student === me ? post : refuse('forbidden');
  };
  const shown = (post: StoredWanted, me: Student | null) => toWanted(state, post, me);

  return {
    'wanted.list'({ university, near, category, cursor, limit }, me: Student | null) {
      const campus = university === undefined ? undefined : campusOf(university, 'university');
      const around = near === undefined ? undefined : nearbyIds(ghana.institutions, campusOf(near, 'near'));
      const found = state.wanted
        .filter(
          (post) =>
            isOpen(post) &&
            isHere(post) &&
            !blocks(post, me) &&
            (campus === undefined || post.student.universityId === campus.id) &&
            (around === undefined || around.includes(post.student.universityId)) &&
            (category === undefined || post.category === category),
        )
        .sort((a, b) => b.listedAt.getTime() - a.listedAt.getTime() || b.id.localeCompare(a.id));
      const { items, pagination } = pageOf(found, cursor, limit);
      return { data: items.map((one) => shown(one, me)), count: found.length, pagination };
    },
    'wanted.mine'({ cursor, limit }, me) {
      const mine = state.wanted.filter((one) => one.student === me).reverse();
      const { items, pagination } = pageOf(mine, cursor, limit);
      return { data: items.map((one) => shown(one, me)), count: mine.length, pagination };
    },
    'wanted.get': ({ id }, me: Student | null) => ({ data: shown(readable(id, me), me) }),
    'wanted.create'({ title, details = '', category = null, condition = null, maxPrice = null }, me) {
      requireStudentVerification(me);
      requireSwitchedOn(state, 'essentials', 'posting');
      const refused = refusalToPost(openOf(me));
      if (refused !== null) return refuse(refused);
      const now = state.now();
      const post: StoredWanted = {
        id: state.nextId(),
        student: me,
        title,
        details,
        category,
        condition,
        maxPriceMinor: maxPrice === null ? null : toPrice(maxPrice, 'maxPrice'),
        status: 'open',
        createdAt: now,
        renewedAt: null,
        listedAt: now,
        endsAt: new Date(now.getTime() + WANTED_LIFETIME),
        answers: [],
      };
      state.wanted.push(post);
      return { data: shown(post, me), message: 'Posted' };
    },
    'wanted.update'({ id, maxPrice, ...fields }, me) {
      const post = own(id, me);
      const refused = refusalToChange(post);
      if (refused !== null) return refuse(refused);
      Object.assign(post, fields);
      if (maxPrice !== undefined)
        post.maxPriceMinor = maxPrice === null ? null : toPrice(maxPrice, 'maxPrice');
      return { data: shown(post, me), message: 'Saved' };
    },
    'wanted.close'({ id }, me) {
      const post = own(id, me);
      const refused = refusalToClose(post);
      if (refused !== null) return refuse(refused);
      post.status = 'closed';
      return { data: shown(post, me), message: 'Closed' };
    },
    'wanted.renew'({ id }, me) {
      const post = own(id, me);
      requireStudentVerification(me);
      requireSwitchedOn(state, 'essentials', 'posting');
      const now = state.now();
      const refused = refusalToRenew(post, openOf(me, post), now);
      if (refused !== null) return refuse(refused);
      const endsAt = new Date(now.getTime() + WANTED_LIFETIME);
      Object.assign(post, { status: 'open', renewedAt: now, listedAt: now, endsAt });
      return { data: shown(post, me), message: 'Renewed' };
    },
    'wanted.answer'({ id, listingId }, me) {
      const post = readable(id, me);
      if (blocks(post, me)) return refuse('not_found');
      const listing =
        state.listings.find((one) => one.id === listingId && isVisible(one, me)) ?? refuse('not_found');
      const mine = post.answers.filter((one) => one.poster === me);
      const facts = { viewerId: me.id, isAnswered: mine.includes(listing), given: mine.length };
      const offered = { posterId: listing.poster.id, hive: listing.hive, status: listing.status };
      const refused = refusalToAnswer({ ...post, userId: post.student.id }, offered, facts, state.now());
      if (refused !== null) return refuse(refused);
      post.answers.unshift(listing);
      notify(state, post.student.id, {
        type: 'task',
        kind: 'wanted_answered',
        values: { listing: listing.title, wanted: post.title },
        subject: { type: 'listing', id: listing.id },
      });
      return { data: shown(post, me), message: 'Answered' };
    },
    'wanted.answers'({ id }, me) {
      const post = readable(id, me);
      const seesAll = post.student === me || me.role !== 'student';
      const found = answersOf(state, post)
        .filter((one) => seesAll || one.poster === me)
        .slice(0, MAX_WANTED_ANSWERS);
      return { data: found.map((one) => toListing(one, me)), count: found.length };
    },
  };
}

/** Returns answers whose listing is available and whose poster is not blocked. */
const answersOf = (state: State, { student, answers }: StoredWanted): StoredListing[] =>
  answers.filter((one) => LISTED.includes(one.status) && !isBlocked(state, student, one.poster));

function toWanted(state: State, post: StoredWanted, me: Student | null): Wanted {
  const { id, student, title, details, category, condition, maxPriceMinor } = post;
  const person = toPerson(student);
  return {
    id,
    title,
    details,
    category,
    condition,
    maxPrice: maxPriceMinor === null ? null : toMajor(maxPriceMinor),
    status: wantedStatusOf(post, state.now()),
    postedById: student.id,
    postedBy: me === null ? { ...person, name: null, profileImage: null, university: null } : person,
    universityId: student.universityId,
    answerCount: answersOf(state, post).length,
    warning: student === me ? null : warningOf(`${title}\n${details}`),
    createdAt: post.createdAt.toISOString(),
    renewedAt: post.renewedAt?.toISOString() ?? null,
    endsAt: post.endsAt.toISOString(),
  };
}

/** Removes a wanted post permanently and notifies its student of the reason. */
export function removeWanted(
  state: State,
  post: StoredWanted,
  note: string,
  made: { readonly by: Student; readonly found: StoredCase },
): void {
  if (post.status === 'removed') return refuse('not_found');
  post.status = 'removed';
  recordPostTakedown(state, post, { ...made, reason: note });
  notify(state, post.student.id, {
    type: 'system',
    kind: 'wanted_removed',
    values: { listing: post.title, note },
    subject: null,
  });
}

export function caseOfWanted(state: State, id: string): ReportCase['wanted'] {
  const post = state.wanted.find((one) => one.id === id);
  if (post === undefined) return null;
  return { id, title: post.title, details: post.details, status: wantedStatusOf(post, state.now()) };
}

/** Deletes a student's wanted posts with their account. */
export function forgetWanted(state: State, student: Student): void {
  for (const one of state.wanted.filter((post) => post.student === student))
    state.wanted.splice(state.wanted.indexOf(one), 1);
  for (const one of state.takedowns.filter(({ wanted }) => wanted?.student === student))
    state.takedowns.splice(state.takedowns.indexOf(one), 1);
}

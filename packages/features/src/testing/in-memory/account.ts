import { campus as ghana } from '@campushive/campus-ghana';
import {
  changeSettings,
  LIVE_ORDER_STATUSES,
  responseMinutesOf,
  RESPONSE_WINDOW,
  MAX_RESPONSES,
  STEP_UP_LIFETIME,
  type PublicUser,
  type StepUp,
} from '@campushive/contract';
import { notifyOfTask, notifyOthers } from './applications.js';
import { keepsAccount } from '@campushive/contract/rules/payouts';
import { blockedMark } from './blocking.js';
import { debtOf } from './chargebacks.js';
import { beginningOf, endOf, toListing } from './listing-presenter.js';
import { countMeetups } from './meetups.js';
import { findPeople } from './finding.js';
import {
  describeUser,
  pageOf,
  refuse,
  refuseField,
  isBlocked,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';
import { forgetAttendeeMessages } from './attendee-messages.js';
import { removePlace } from './events.js';
import { maySee } from './visible.js';
import { endFollows, followOf, forgetNotifications } from './follows.js';
import { endOffers } from './offers.js';
import { owedTo } from './owed.js';
import { forgetWanted } from './wanted.js';

type AccountCalls = InMemoryCalls<
  | 'auth.stepUp'
  | 'auth.changePassword'
  | 'auth.sessions'
  | 'auth.endSession'
  | 'users.get'
  | 'users.updateProfile'
  | 'users.updateSettings'
  | 'users.listings'
  | 'users.search'
  | 'users.export'
  | 'users.deleteAccount'
>;

const FREE_FAILURES = 5;
const LISTED = ['active', 'reserved'];

/** In-memory calls for the account and the public profile. `me` is missing for visitors. */
export function accountCalls(state: State, tokenOf: () => string | null): AccountCalls {
  const { students, sessions, devices } = state;
  const publicOf = (student: Student) => publicUserOf(state, student);
  const endSessions = (owner: Student, keep: string | null) => {
    for (const [token, one] of sessions) if (one === owner && token !== keep) sessions.delete(token);
  };
  const isOver = (one: StoredListing) => (endOf(one)?.getTime() ?? Infinity) <= state.now().getTime();
  const openOf = (poster: Student) =>
    state.listings.filter((one) => one.poster === poster && LISTED.includes(one.status) && !isOver(one));
  const eventsOf = (organiser: Student, show: 'coming_events' | 'past_events') => {
    const at = (one: StoredListing) => (beginningOf(one) ?? endOf(one))?.getTime() ?? 0;
    const isUp = show === 'coming_events';
    return state.listings
      .filter(({ poster, hive }) => poster === organiser && hive === 'buzz')
      .filter(({ status }) => (isUp ? LISTED : [...LISTED, 'expired']).includes(status))
      .filter((one) => isOver(one) !== isUp)
      .sort((one, other) => (isUp ? at(one) - at(other) : at(other) - at(one)));
  };
  const visible = (id: string, me: Student | null): Student => {
    const student = students.find((one) => one.id === id) ?? refuse('not_found');
    return maySee(state, student, me) ? student : refuse('not_found');
  };

  return {
    'auth.stepUp'({ password }, me) {
      requirePassword(state, me, password, 'password');
      return { data: openProof(state, tokenOf()) };
    },
    'auth.changePassword'({ currentPassword, newPassword }, me) {
      requirePassword(state, me, currentPassword, 'currentPassword');
      me.password = newPassword;
      endSessions(me, tokenOf());
      return { message: 'Your password was changed. Every other device was signed out.' };
    },
    'auth.sessions'(_input, me) {
      const data = [...devices]
        .filter(([token]) => sessions.get(token) === me)
        .map(([token, device]) => ({ ...device, current: token === tokenOf() }))
        .sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt) || b.id.localeCompare(a.id));
      return { data, count: data.length };
    },
    'auth.endSession'({ id }, me) {
      const [token] = [...devices].find(([, device]) => device.id === id) ?? [];
      if (token === undefined || sessions.get(token) !== me) return refuse('not_found');
      sessions.delete(token);
      return { message: 'Signed out' };
    },
    'users.get'({ id }, me: Student | null) {
      const student = visible(id, me);
      const listingCount = openOf(student).length;
      return {
        data: {
          ...publicOf(student),
          ...recordOf(state, student),
          meetups: countMeetups(state, student),
          listingCount,
          events: {
            coming: eventsOf(student, 'coming_events').length,
            past: eventsOf(student, 'past_events').length,
          },
          isBlocked: state.blocks.some(({ by, of }) => by === me && of === student),
          canContact: me === null || !isBlocked(state, me, student),
          ...followOf(state, student, me),
        },
      };
    },
    'users.listings'({ id, show, cursor, limit }, me: Student | null) {
      const student = visible(id, me);
      const found =
        show === undefined
          ? openOf(student)
          : show === 'no_events'
            ? openOf(student).filter(({ hive }) => hive !== 'buzz')
            : eventsOf(student, show);
      const { items, pagination } = pageOf(found, cursor, limit);
      return {
        data: items.map((one) => ({ ...toListing(one, me), ...blockedMark(state, one, me) })),
        pagination,
      };
    },
    'users.updateProfile'({ name, bio, avatarId }, me) {
      if (name !== undefined) me.name = name;
      if (bio !== undefined) me.bio = bio === '' ? null : bio;
      if (avatarId !== undefined) {
        const upload = avatarId === null ? null : state.uploads.get(avatarId);
        if (upload === undefined || (upload !== null && upload.owner !== me)) {
          return refuseField('avatarId', 'unknown_upload');
        }
        me.avatarUrl = upload?.photo.url ?? null;
      }
      return { data: describeUser(state, me), message: 'Profile updated successfully!' };
    },
    'users.updateSettings'(change, me) {
      if (change.language !== undefined && !ghana.locales.includes(change.language))
        return refuseField('language', 'invalid_choice');
      me.settings = changeSettings(me.settings, change);
      return { data: me.settings, message: 'Settings saved' };
    },
    'users.export': (_input, me) => ({ data: exportOf(state, me) }),
    'users.deleteAccount'({ password }, me) {
      requirePassword(state, me, password, 'password');
      const mine = state.orders.filter(({ buyer, seller }) => buyer === me || seller === me);
      if (mine.some(({ status }) => LIVE_ORDER_STATUSES.includes(status))) return refuse('payment_in_flight');
      const sold = mine.filter(({ seller }) => seller === me);
      const facts = {
        owed: owedTo(state, me),
        debt: debtOf(state, me),
        hasOpenChargeback: sold.some(({ chargebacks = [] }) =>
          chargebacks.some(({ raised }) => raised.outcome === null),
        ),
      };
      if (keepsAccount(facts, ghana.fees.payout)) return refuse('balance_left');
      endOffers(state, ({ buyer, seller }) => buyer === me || seller === me, 'deleted');
      leaveEvents(state, me);
      for (const listing of state.listings) if (listing.poster === me) listing.status = 'deleted';
      endFollows(state, ({ by, of: followed }) => by === me || followed === me);
      forgetNotifications(state, me);
      forgetAttendeeMessages(state, me);
      forgetWanted(state, me);
      state.portfolios.delete(me);
      state.calendars.delete(me);
      for (const one of state.invitations.filter(({ student }) => student === me))
        state.invitations.splice(state.invitations.indexOf(one), 1);
      returnTasks(state, me);
      endSessions(me, null);
      students.splice(students.indexOf(me), 1);
      Object.assign(me, { name: null, avatarUrl: null, bio: null });
      return { message: 'Your account was deleted.' };
    },
    'users.search'({ q, limit = 20 }, me) {
      const found = findPeople(state, q, me).slice(0, limit);
      return { data: found.map(publicOf), count: found.length };
    },
  };
}

/** Leaves all events. Freed seats go to the waitlist. A bought ticket stays with its order. */
function leaveEvents(state: State, student: Student): void {
  const mine = state.places.filter(
    (one) => one.student === student && one.order === null && one.checkedInAt === null,
  );
  for (const place of mine) removePlace(state, place);
}

/** Reopens the helper's assigned tasks, so that their posters can choose someone else. */
function returnTasks(state: State, helper: Student): void {
  for (const listing of state.listings) {
    if (listing.assignedToId !== helper.id || listing.status !== 'assigned') continue;
    listing.status = 'active';
    listing.assignedToId = null;
    notifyOfTask(state, listing.poster.id, listing, 'task_returned');
    notifyOthers(state, listing, helper.id, 'application_reopened');
  }
}

/** Creates a fresh identity proof for the session with this token. */
export function openProof(state: State, token: string | null): StepUp {
  const stepUpToken = `proof-${state.nextId()}`;
  const until = state.now().getTime() + STEP_UP_LIFETIME;
  state.stepUps.set(stepUpToken, { token: token ?? '', until });
  return { stepUpToken, expiresAt: new Date(until).toISOString() };
}

/** Returns a student's public profile. */
export function publicUserOf(state: State, student: Student): PublicUser {
  const shown = describeUser(state, student);
  const { email: _email, role: _role, settings: _settings, verifiedUntil: _until, ...own } = shown;
  return { ...own, username: null };
}

/** Returns a student's record as a seller, counted as on the server. */
function recordOf(state: State, student: Student) {
  const since = state.now().getTime() - RESPONSE_WINDOW;
  const sold = state.orders.filter(({ seller, status }) => seller === student && status === 'released');
  const asked = state.conversations
    .filter(({ pair, openedBy, messages }) => {
      return pair.includes(student) && openedBy !== student && messages.length > 0;
    })
    .filter(({ updatedAt }) => Date.parse(updatedAt) > since)
    .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, MAX_RESPONSES)
    .flatMap(({ messages }) => {
      // Ignores system messages, such as payments, as questions and replies.
      const written = messages.filter(({ kind }) => kind !== 'system');
      const question = written.find(({ sender }) => sender !== student);
      const reply = written.find(({ sender }) => sender === student);
      if (question === undefined) return [];
      return [{ askedAt: new Date(question.createdAt), repliedAt: reply ? new Date(reply.createdAt) : null }];
    });
  return { saleCount: sold.length, responseMinutes: responseMinutesOf(asked) };
}

/** Checks the student's own password, with a limited number of tries. */
function requirePassword(state: State, me: Student, password: string, field: string): void {
  const key = `password:${me.id}`;
  const failures = state.failures.get(key) ?? 0;
  if (failures >= FREE_FAILURES) refuse('too_many_attempts', 'Too many attempts.', undefined, 30);
  if (me.password === password) return void state.failures.delete(key);
  state.failures.set(key, failures + 1);
  refuse('password_wrong', 'This is not your password.', { [field]: { code: 'password_wrong' } });
}

/** Contains JSON instead of a ZIP: the contract only requires that there is a file. */
function exportOf(state: State, me: Student): Blob {
  const listings = state.listings.filter((one) => one.poster === me);
  return new Blob([JSON.stringify({ user: describeUser(state, me), listings })], { type: 'application/zip' });
}

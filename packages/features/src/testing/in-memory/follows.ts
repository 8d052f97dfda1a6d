import { MAX_FOLLOWED, type Profile } from '@campushive/contract';
import {
  isBlocked,
  notify,
  pageOf,
  refuse,
  toPerson,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type FollowCalls = InMemoryCalls<'users.follow' | 'users.unfollow' | 'users.following'>;

/** In-memory calls for following students. */
export function followCalls(state: State): FollowCalls {
  return {
    'users.follow'({ id }, me) {
      if (id === me.id) return refuse('forbidden', 'You cannot follow yourself.');
      const of = state.students.find((one) => one.id === id) ?? refuse('not_found');
      if (isBlocked(state, me, of)) return refuse('blocked');
      const mine = state.follows.filter(({ by }) => by === me);
      if (mine.some((one) => one.of === of)) return {};
      if (mine.length >= MAX_FOLLOWED) return refuse('limit_reached');
      state.follows.push({ by: me, of });
      return {};
    },
    'users.unfollow'({ id }, me) {
      endFollows(state, ({ by, of }) => by === me && of.id === id);
      return {};
    },
    'users.following'({ cursor, limit }, me) {
      const mine = state.follows.filter(({ by }) => by === me).reverse();
      const { items, pagination } = pageOf(mine, cursor, limit);
      return { data: items.map(({ of }) => toPerson(of)), count: mine.length, pagination };
    },
  };
}

/** Ends matching follows after an unfollow, a block or an account deletion. */
export function endFollows(state: State, which: (follow: State['follows'][number]) => boolean): void {
  for (const one of state.follows.filter(which)) state.follows.splice(state.follows.indexOf(one), 1);
}

export function followOf(
  { follows }: State,
  student: Student,
  me: Student | null,
): Pick<Profile, 'isFollowed' | 'followerCount'> {
  const theirs = follows.filter(({ of, by }) => of === student && by.suspended === null);
  return { isFollowed: theirs.some(({ by }) => by === me), followerCount: theirs.length };
}

/** Notifies followers of a new listing, once per listing. Updates an unread notification instead of adding one. */
export function notifyFollowers(state: State, listing: StoredListing): void {
  const { poster, title, id } = listing;
  if (listing.status !== 'active') return;
  for (const { by, of } of state.follows) {
    const key = `${id} ${by.id}`;
    if (of !== poster || by.suspended !== null || isBlocked(state, by, of) || state.heardOf.has(key))
      continue;
    state.heardOf.add(key);
    const unread = state.notifications.findIndex(
      (one) =>
        one.userId === by.id && !one.read && one.kind === 'followed_posted' && one.subject?.id === poster.id,
    );
    const [before] = unread < 0 ? [] : state.notifications.splice(unread, 1);
    const count = before?.kind === 'followed_posted' ? before.values.count : 0;
    notify(state, by.id, {
      type: 'task',
      kind: 'followed_posted',
      values: { name: poster.name, listing: title, count: count + 1 },
      subject: { type: 'user', id: poster.id },
    });
  }
}

/** Deletes notifications that contain the name of a deleted account. */
export function forgetNotifications({ notifications }: State, gone: Student): void {
  const about = notifications.filter((one) => one.kind === 'followed_posted' && one.subject?.id === gone.id);
  for (const one of about) notifications.splice(notifications.indexOf(one), 1);
}

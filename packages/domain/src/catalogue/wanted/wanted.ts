import { hiveNamesOf, MAX_WANTED_ANSWERS, type Wanted, type Warning } from '@campushive/contract';
import { isWantedVisible } from '@campushive/contract/rules/wanted';
import { eq } from 'drizzle-orm';
import { campus } from '../../platform/campus.js';
import { notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { isStaff, type Viewer } from '../../calls/viewer.js';
import { wanted } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification.js';
import { universityIdsOf } from '../hives/finding.js';
import { toListing } from '../hives/presenters.js';
import { isBlocked } from '../../accounts/users/is-blocked.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { answerWanted } from './answer-wanted.js';
import { closeWanted, postWanted, renewWanted, updateWanted } from './change-wanted.js';
import { countOpen, findAnswers, findOpen, findOwn, findPost, toWanted, type PostedWanted } from './store.js';

type WantedCalls = Handlers<
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

export interface WantedDeps {
  readonly notify: NotificationsModule['notify'];
  /** Returns the warning for readers of a text; null without one. */
  warningOf(text: string): Warning | null;
}

const DAY_SECONDS = 24 * 60 * 60;
/** Limit of posts per day: more than anyone needs, but enough to stop a script that posts and closes. */
const POSTS_A_DAY = 20;
const ANSWERS_A_DAY = 40;

/** Wanted posts of students in Essentials, and the listings that answer them. */
export function createWantedModule(
  platform: Platform,
  { notify, warningOf }: WantedDeps,
): { readonly calls: WantedCalls } {
  const { db, clock, limits, outbox } = platform;

  const calls: WantedCalls = {
    async 'wanted.list'({ university, near, category, cursor, ...input }, { viewer }) {
      const now = clock.now();
      const limit = limitOf(input);
      const filters = {
        universityIds: universityIdsOf({ university, near }),
        category,
        viewer,
      };
      const after = cursor === undefined ? [] : decodeCursor(cursor, ['time', 'id']);
      const [rows, count] = await Promise.all([
        findOpen(db, filters, { after, limit: limit + 1 }, now),
        countOpen(db, filters, now),
      ]);
      const page = pageOf(rows, limit, ({ post }) => [post.listedAt.toISOString(), post.id]);
      return {
        data: page.rows.map((row) => toWanted(row, viewer, now)),
        count,
        pagination: page.pagination,
      };
    },
    async 'wanted.mine'({ cursor, ...input }, { viewer }) {
      const now = clock.now();
      const limit = limitOf(input);
      const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['id']);
      const id = before === undefined ? undefined : String(before);
      const [rows, count] = await Promise.all([
        findOwn(db, viewer.userId, id, limit + 1, now),
        db.$count(wanted, eq(wanted.userId, viewer.userId)),
      ]);
      const page = pageOf(rows, limit, ({ post }) => [post.id]);
      return {
        data: page.rows.map((row) => toWanted(row, viewer, now)),
        count,
        pagination: page.pagination,
      };
    },
    async 'wanted.get'({ id }, { viewer }) {
      return { data: toWanted(await readable(id, viewer), viewer, clock.now()) };
    },
    async 'wanted.create'(fields, { viewer }) {
      await limits.hit(`wanted:${viewer.userId}`, POSTS_A_DAY, DAY_SECONDS);
      requireEssentials();
      requireVerifiedStudent(viewer);
      await requireSwitchedOn(db, 'essentials', 'posting');
      const id = await db.transaction((tx) =>
        postWanted(tx, fields, viewer, { warningOf, now: clock.now() }),
      );
      return { data: await own(id, viewer), message: 'Posted' };
    },
    async 'wanted.update'(input, { viewer }) {
      await readable(input.id, viewer);
      await db.transaction((tx) => updateWanted(tx, input, viewer, warningOf));
      return { data: await own(input.id, viewer), message: 'Saved' };
    },
    async 'wanted.close'({ id }, { viewer }) {
      await readable(id, viewer);
      await db.transaction((tx) => closeWanted(tx, id, viewer));
      return { data: await own(id, viewer), message: 'Closed' };
    },
    async 'wanted.renew'({ id }, { viewer }) {
      await readable(id, viewer);
      await db.transaction((tx) => renewWanted(tx, id, viewer, clock.now()));
      return { data: await own(id, viewer), message: 'Renewed' };
    },
    async 'wanted.answer'({ id, listingId }, { viewer }) {
      await limits.hit(`wanted-answer:${viewer.userId}`, ANSWERS_A_DAY, DAY_SECONDS);
      await readable(id, viewer);
      await db.transaction((tx) => answerWanted(tx, { id, listingId }, viewer, { notify, now: clock.now() }));
      await outbox.flush();
      return { data: await own(id, viewer), message: 'Answered' };
    },
    async 'wanted.answers'({ id }, { viewer }) {
      const { post } = await readable(id, viewer);
      const by = post.userId === viewer.userId || isStaff(viewer) ? undefined : viewer.userId;
      const rows = await findAnswers(db, id, by, MAX_WANTED_ANSWERS, clock.now());
      return { data: rows.map((row) => toListing(row, viewer)), count: rows.length };
    },
  };
  return { calls };

  /** Returns a post that the viewer may read; throws 404 otherwise. */
  async function readable(id: string, viewer: Viewer | null): Promise<PostedWanted> {
    const found = await findPost(db, id, clock.now());
    if (found === undefined) throw notFound('Post');
    const { post } = found;
    const blocked = viewer !== null && (await isBlocked(db, viewer.userId, post.userId));
    const reader = { id: viewer?.userId ?? null, isStaff: isStaff(viewer), isBlocked: blocked };
    if (!isWantedVisible(post, reader)) throw notFound('Post');
    return found;
  }

  async function own(id: string, viewer: Viewer): Promise<Wanted> {
    const now = clock.now();
    const found = await findPost(db, id, now);
    if (found === undefined) throw notFound('Post');
    return toWanted(found, viewer, now);
  }
}

function requireEssentials(): void {
  if (!hiveNamesOf(campus).includes('essentials')) throw notFound('Hive');
}

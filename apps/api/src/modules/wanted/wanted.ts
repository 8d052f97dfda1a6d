import {
  hiveNamesOf,
  MAX_WANTED_ANSWERS,
  WANTED_LIFETIME,
  type ErrorCode,
  type ParsedInputOf,
  type Wanted,
  type Warning,
} from '@campushive/contract';
import {
  isWantedVisible,
  refusalToAnswer,
  refusalToChange,
  refusalToClose,
  refusalToPost,
  refusalToRenew,
} from '@campushive/contract/rules/wanted';
import { and, eq, isNull } from 'drizzle-orm';
import { campus } from '../../campus.js';
import { Failure, notFound } from '../../http/failure.js';
import type { Handlers } from '../../http/handlers.js';
import { decodeCursor, limitOf, pageOf } from '../../http/page.js';
import { isStaff, type Viewer } from '../../http/viewer.js';
import { toPrice } from '../../money.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { listings, users, wanted, wantedAnswers } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { requireVerifiedStudent } from '../auth/student-verification.js';
import { listingColumns } from '../hives/columns.js';
import { universityIdsOf } from '../hives/finding.js';
import { toListing } from '../hives/presenters.js';
import { isVisible } from '../hives/visible.js';
import { isBlocked } from '../messages/store.js';
import { requireSwitchedOn } from '../moderation/hive-switches.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import {
  countOpen,
  countOpenOf,
  findAnswers,
  findOpen,
  findOwn,
  findPost,
  lockOwnPost,
  lockPost,
  toWanted,
  type PostedWanted,
} from './store.js';

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
  /** What the reader of a text should be careful about. */
  warningOf(text: string): Warning | null;
}

const DAY_SECONDS = 24 * 60 * 60;
/** More than anyone posts; enough to stop a script that posts and closes. */
const POSTS_A_DAY = 20;
const ANSWERS_A_DAY = 40;

const WHY: Readonly<Partial<Record<ErrorCode, string>>> = {
  own_content: 'This is your own post.',
  wanted_over: 'No longer wanted.',
  forbidden: 'You can answer with your own listings only.',
  listing_unavailable: 'Only an open listing of Essentials can answer.',
  already_answered: 'You answered with this listing already.',
  renewed_lately: 'A post can be renewed once a week.',
  limit_reached: 'That is as many as one student can have. End one to begin another.',
};
const refusal = (code: ErrorCode) => new Failure(code, WHY[code] ?? code);

/** What students look for in Essentials, and the listings that others answer with. */
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
      const id = await db.transaction(async (tx) => {
        const now = clock.now();
        await lockStudent(tx, viewer);
        const refused = refusalToPost(await countOpenOf(tx, viewer.userId, now));
        if (refused !== null) throw refusal(refused);
        const [made] = await tx
          .insert(wanted)
          .values({
            userId: viewer.userId,
            universityId: viewer.universityId,
            title: fields.title,
            details: fields.details ?? '',
            category: fields.category ?? null,
            condition: fields.condition ?? null,
            maxPriceMinor: priceOf(fields) ?? null,
            warning: warningOf(textOf({ title: fields.title, details: fields.details ?? '' })),
            status: 'open',
            createdAt: now,
            listedAt: now,
            endsAt: later(now, WANTED_LIFETIME),
          })
          .returning({ id: wanted.id });
        if (made === undefined) throw new Error('An inserted post has an id');
        return made.id;
      });
      return { data: await own(id, viewer), message: 'Posted' };
    },
    async 'wanted.update'({ id, ...fields }, { viewer }) {
      await readable(id, viewer);
      await db.transaction(async (tx) => {
        const post = await lockOwnPost(tx, id, viewer);
        const refused = refusalToChange(post);
        if (refused !== null) throw refusal(refused);
        const title = fields.title ?? post.title;
        const details = fields.details ?? post.details;
        const maxPriceMinor = priceOf(fields);
        await tx
          .update(wanted)
          .set({
            title,
            details,
            warning: warningOf(textOf({ title, details })),
            category: fields.category === undefined ? post.category : fields.category,
            condition: fields.condition === undefined ? post.condition : fields.condition,
            maxPriceMinor: maxPriceMinor === undefined ? post.maxPriceMinor : maxPriceMinor,
          })
          .where(eq(wanted.id, id));
      });
      return { data: await own(id, viewer), message: 'Saved' };
    },
    async 'wanted.close'({ id }, { viewer }) {
      await readable(id, viewer);
      await db.transaction(async (tx) => {
        const refused = refusalToClose(await lockOwnPost(tx, id, viewer));
        if (refused !== null) throw refusal(refused);
        await tx.update(wanted).set({ status: 'closed' }).where(eq(wanted.id, id));
      });
      return { data: await own(id, viewer), message: 'Closed' };
    },
    async 'wanted.renew'({ id }, { viewer }) {
      await readable(id, viewer);
      await db.transaction(async (tx) => {
        const now = clock.now();
        // First the student, as an account that is erased locks them before its posts.
        await lockStudent(tx, viewer);
        const post = await lockOwnPost(tx, id, viewer);
        requireVerifiedStudent(viewer);
        await requireSwitchedOn(tx, 'essentials', 'posting');
        const refused = refusalToRenew(post, await countOpenOf(tx, viewer.userId, now, id), now);
        if (refused !== null) throw refusal(refused);
        const endsAt = later(now, WANTED_LIFETIME);
        await tx
          .update(wanted)
          .set({ status: 'open', renewedAt: now, listedAt: now, endsAt })
          .where(eq(wanted.id, id));
      });
      return { data: await own(id, viewer), message: 'Renewed' };
    },
    async 'wanted.answer'({ id, listingId }, { viewer }) {
      await limits.hit(`wanted-answer:${viewer.userId}`, ANSWERS_A_DAY, DAY_SECONDS);
      await readable(id, viewer);
      await db.transaction((tx) => answer(tx, id, listingId, viewer));
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

  /** A post that the viewer may read; 404 for the rest. */
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

  async function answer(tx: Db, id: string, listingId: string, viewer: Viewer): Promise<void> {
    const now = clock.now();
    const viewerId = viewer.userId;
    const post = await lockPost(tx, id);
    if (post === undefined) throw notFound('Post');
    // Staff read what a block keeps from others, and answer it no more than they do.
    if (await isBlocked(tx, viewerId, post.userId)) throw notFound('Post');
    // Its row stays as it is until this is done: what is sold meanwhile does not answer.
    const [listing] = await tx
      .select(listingColumns)
      .from(listings)
      .where(eq(listings.id, listingId))
      .for('share');
    if (listing === undefined || !isVisible(listing, viewer)) throw notFound('Listing');
    const mine = await tx
      .select({ listingId: wantedAnswers.listingId })
      .from(wantedAnswers)
      .innerJoin(listings, eq(listings.id, wantedAnswers.listingId))
      .where(and(eq(wantedAnswers.wantedId, id), eq(listings.posterId, viewerId)));
    const isAnswered = mine.some((one) => one.listingId === listingId);
    const facts = { viewerId, isAnswered, given: mine.length };
    const refused = refusalToAnswer(post, listing, facts, now);
    if (refused !== null) throw refusal(refused);
    await tx.insert(wantedAnswers).values({ wantedId: id, listingId, createdAt: now });
    await notify(tx, {
      userId: post.userId,
      type: 'task',
      kind: 'wanted_answered',
      values: { listing: listing.title, wanted: post.title },
      subject: { type: 'listing', id: listingId },
    });
  }
}

function requireEssentials(): void {
  if (!hiveNamesOf(campus).includes('essentials')) throw notFound('Hive');
}

/** Several at once are counted one after the other, and none is left behind by an account that is erased. */
async function lockStudent(tx: Db, { userId }: Viewer): Promise<void> {
  const [student] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (student === undefined) throw new Failure('session_expired', 'Your session has ended.');
}

const textOf = ({ title, details }: { title: string; details: string }) => `${title}\n${details}`;

/** Minor units; undefined where nothing is said of it. */
const priceOf = ({
  maxPrice,
}: Pick<ParsedInputOf<'wanted.update'>, 'maxPrice'>): number | null | undefined =>
  maxPrice == null ? maxPrice : toPrice(maxPrice, 'maxPrice');

import type { Profile } from '@campushive/contract';
import type { ProfileListName } from '@campushive/contract/calls/users';
import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { decodeCursor, limitOf, pageOf } from '../../calls/page.js';
import { isStaff, type Viewer } from '../../calls/viewer.js';
import {
  LISTED,
  applications,
  blocks,
  conversations,
  follows,
  listings,
  orders,
  users,
} from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { toListing, type Extras } from '../../catalogue/hives/presenters.js';
import { findOwn } from '../../catalogue/hives/store.js';
import { isBlocked } from './is-blocked.js';
import { ratingOf } from '../../deals/reviews/rating.js';
import { countEvents, findEvents, type EventsPage } from './events-of.js';
import { recordOf } from './record.js';
import { settingsOf, toPublicUser, type UserRow } from './user.js';

/** Profile pages of students: their visibility and contents. */
export class Profiles {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async show(id: string, viewer: Viewer | null): Promise<Profile> {
    const { db, clock } = this.#platform;
    const row = await this.#require(id, viewer);
    const [rating, record, [open], events, pairBlocks, follow] = await Promise.all([
      ratingOf(db, id, clock.now()),
      recordOf(db, id, clock.now()),
      db
        .select({ count: count() })
        .from(listings)
        .where(and(this.#openOf(id))),
      countEvents(db, id, clock.now()),
      viewer === null
        ? []
        : db
            .select({ blockerId: blocks.blockerId })
            .from(blocks)
            .where(
              and(
                inArray(blocks.blockerId, [viewer.userId, id]),
                inArray(blocks.blockedId, [viewer.userId, id]),
              ),
            ),
      this.#followOf(id, viewer),
    ]);
    return {
      ...toPublicUser(row, rating),
      ...record,
      listingCount: open?.count ?? 0,
      events,
      isBlocked: pairBlocks.some(({ blockerId }) => blockerId === viewer?.userId),
      canContact: pairBlocks.length === 0,
      ...follow,
    };
  }

  /** Returns the number of followers, without suspended ones, and whether the viewer follows. */
  async #followOf(id: string, viewer: Viewer | null): Promise<Pick<Profile, 'isFollowed' | 'followerCount'>> {
    const [row] = await this.#platform.db
      .select({
        count: count(),
        mine: sql<boolean>`coalesce(bool_or(${follows.followerId} = ${viewer?.userId ?? null}::uuid), false)`,
      })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.followerId))
      .where(and(eq(follows.followedId, id), isNull(users.suspendedAt)));
    return { isFollowed: row?.mine ?? false, followerCount: row?.count ?? 0 };
  }

  /** Throws 404 unless the viewer may see the page. */
  async require(id: string, viewer: Viewer | null): Promise<void> {
    await this.#require(id, viewer);
  }

  /** Returns open listings, newest first, or a part of a student's posts. */
  async listings(
    {
      id,
      show,
      ...page
    }: {
      id: string;
      show?: ProfileListName | undefined;
      cursor?: string | undefined;
      limit?: number | undefined;
    },
    viewer: Viewer | null,
  ) {
    await this.#require(id, viewer);
    const limit = limitOf(page);
    if (show === 'coming_events' || show === 'past_events')
      return this.#events(id, { show, ...page }, viewer);
    const [before] = page.cursor === undefined ? [] : decodeCursor(page.cursor, ['id']);
    const rows = await findOwn(
      this.#platform.db,
      and(this.#openOf(id), show === 'no_events' ? ne(listings.hive, 'buzz') : undefined),
      before === undefined ? undefined : String(before),
      limit + 1,
    );
    const { rows: shown, pagination } = pageOf(rows, limit, (row) => [row.listing.id]);
    const extras = await this.#blockOf(id, viewer);
    return { data: shown.map((row) => toListing(row, viewer, extras)), pagination };
  }

  async #events(id: string, page: EventsPage, viewer: Viewer | null) {
    const limit = limitOf(page);
    const [at, after] = page.cursor === undefined ? [] : decodeCursor(page.cursor, ['time', 'id']);
    const rows = await findEvents(this.#platform.db, id, {
      show: page.show,
      now: this.#platform.clock.now(),
      after: at === undefined ? undefined : { at: new Date(at), id: String(after) },
      limit: limit + 1,
    });
    const { rows: shown, pagination } = pageOf(rows, limit, ({ listing }) => [
      (listing.startsAt ?? listing.expiresAt ?? new Date(0)).toISOString(),
      listing.id,
    ]);
    const extras = await this.#blockOf(id, viewer);
    return { data: shown.map((row) => toListing(row, viewer, extras)), pagination };
  }

  /** Whether a block stands between the viewer and the owner of the page. */
  async #blockOf(id: string, viewer: Viewer | null): Promise<Extras> {
    const blocked = viewer !== null && (await isBlocked(this.#platform.db, id, viewer.userId));
    return blocked ? { isBlocked: true } : {};
  }

  #openOf(posterId: string) {
    const notOver = or(isNull(listings.expiresAt), gt(listings.expiresAt, this.#platform.clock.now()));
    return and(eq(listings.posterId, posterId), LISTED, notOver);
  }

  /** Returns the user; throws 404 unless the page is shown to the viewer, who must not learn that it exists. */
  async #require(id: string, viewer: Viewer | null): Promise<UserRow> {
    const [row] = await this.#platform.db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (row === undefined || !(await this.#maySee(row, viewer))) throw notFound('Student');
    return row;
  }

  async #maySee(row: UserRow, viewer: Viewer | null): Promise<boolean> {
    if (viewer?.userId === row.id || isStaff(viewer)) return true;
    const { visibility } = settingsOf(row);
    switch (visibility) {
      case 'public':
        return true;
      case 'members':
        return viewer !== null;
      case 'hidden':
        return viewer !== null && this.#knowEachOther(row.id, viewer.userId);
      default:
        return visibility satisfies never;
    }
  }

  /** Whether two students have talked, traded, or applied to each other. A conversation counts from its first message. */
  async #knowEachOther(one: string, other: string): Promise<boolean> {
    const { db } = this.#platform;
    const pair = [one, other];
    const [talk] = await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          inArray(conversations.firstUserId, pair),
          inArray(conversations.secondUserId, pair),
          gt(conversations.length, 0),
        ),
      )
      .limit(1);
    if (talk !== undefined) return true;
    const [trade] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.buyerId, pair), inArray(orders.sellerId, pair)))
      .limit(1);
    if (trade !== undefined) return true;
    const [work] = await db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(listings, eq(listings.id, applications.listingId))
      .where(and(inArray(applications.applicantId, pair), inArray(listings.posterId, pair)))
      .limit(1);
    if (work !== undefined) return true;
    const [task] = await db
      .select({ id: listings.id })
      .from(listings)
      .where(and(inArray(listings.assignedToId, pair), inArray(listings.posterId, pair)))
      .limit(1);
    return task !== undefined;
  }
}

/** Condition for searches: students who are not hidden. */
export const NOT_HIDDEN = sql`coalesce(${users.settings}->>'visibility', 'public') <> 'hidden'`;

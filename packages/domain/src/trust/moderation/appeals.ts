import {
  APPEALS_A_DAY,
  type ParsedInputOf,
  type SuspensionShown,
  type TakedownShown,
} from '@campushive/contract';
import { wantedStatusOf } from '@campushive/contract/rules/wanted';
import { desc, eq, type SQL } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { readListing } from '../../catalogue/hives/read-listing.js';
import { lockAccountState } from '../../accounts/users/close-account.js';
import type { Db } from '../../platform/database/database.js';
import { takedowns, wanted } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import type { UserRow } from '../../accounts/users/user.js';
import { lockPost, type WantedPostRow } from '../../catalogue/wanted/store.js';
import { judgesFor } from './appeal-judges.js';
import { writeAudit } from '../../base/audit/audit.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import {
  isSuspensionOf,
  lockPostTakedown,
  lockSuspension,
  lockTakedown,
  type TakedownRow,
} from './takedowns.js';

const DAY_SECONDS = 24 * 60 * 60;

/** Returns true if a decision still hides its listing: a poster may have deleted a hidden listing. */
export const stands = (takedown: TakedownRow, status: ListingRow['status']): boolean =>
  takedown.endedAt === null && status === (takedown.kind === 'hide' ? 'hidden' : 'deleted');

/** Returns true if a decision still hides a wanted post. */
export const upholdsRemoval = (takedown: TakedownRow, { status }: Pick<WantedPostRow, 'status'>): boolean =>
  takedown.endedAt === null && status === 'removed';

/** An appeal with its decision. */
interface Appealed {
  /** Undefined where there is nothing left to appeal against. */
  readonly takedown: TakedownRow | undefined;
  readonly text: string;
  readonly owner: Pick<UserRow, 'id' | 'role'>;
  readonly target: { readonly type: 'listing' | 'user' | 'wanted'; readonly id: string };
  /** Subject for moderators: the listing's title, or the student's name. */
  readonly about: string;
}

/** Takes appeals against moderators' decisions, one per decision. */
export class AppealDesk {
  readonly #platform: Platform;
  readonly #notify: NotificationsModule['notify'];

  constructor(platform: Platform, notify: NotificationsModule['notify']) {
    this.#platform = platform;
    this.#notify = notify;
  }

  /** Returns why a listing or a wanted post of the viewer was removed; throws 404 for all others, and without a decision. */
  async shown(listingId: string, viewer: Viewer): Promise<TakedownShown> {
    const { db } = this.#platform;
    const listing = await readListing(db, listingId);
    if (listing === undefined) return this.#shownPost(listingId, viewer);
    if (listing.posterId !== viewer.userId) throw notFound('Decision');
    const { id, title, status, hive, photos } = listing;
    const about = { id, title, status, hiveTypeId: hive, photo: photos[0] ?? null };
    if (status === 'hidden' && listing.hiddenBy === 'reports') {
      const waits = { kind: 'reports', reason: null, decidedAt: null } as const;
      return { listing: about, wanted: null, ...waits, mayAppeal: false, appeal: null };
    }
    const takedown = await this.#latest(eq(takedowns.listingId, listingId));
    if (takedown === undefined || takedown.kind === 'suspend') throw notFound('Decision');
    const { kind, reason, createdAt } = takedown;
    return {
      listing: about,
      wanted: null,
      kind,
      reason,
      decidedAt: createdAt.toISOString(),
      mayAppeal: takedown.appealedAt === null && stands(takedown, status),
      appeal: appealOf(takedown),
    };
  }

  async #shownPost(id: string, viewer: Viewer): Promise<TakedownShown> {
    const { db, clock } = this.#platform;
    const [post] = await db.select().from(wanted).where(eq(wanted.id, id));
    if (post?.userId !== viewer.userId) throw notFound('Decision');
    const status = wantedStatusOf(post, clock.now());
    const about = { listing: null, wanted: { id, title: post.title, details: post.details, status } };
    if (status === 'hidden') {
      const waits = { kind: 'reports', reason: null, decidedAt: null } as const;
      return { ...about, ...waits, mayAppeal: false, appeal: null };
    }
    const takedown = await this.#latest(eq(takedowns.wantedId, id));
    if (takedown === undefined) throw notFound('Decision');
    return {
      ...about,
      kind: 'delete',
      reason: takedown.reason,
      decidedAt: takedown.createdAt.toISOString(),
      mayAppeal: takedown.appealedAt === null && upholdsRemoval(takedown, post),
      appeal: appealOf(takedown),
    };
  }

  /** Returns why an account is closed, to a caller who has proved that they own it. */
  async suspension(user: UserRow): Promise<SuspensionShown> {
    const takedown = await this.#latest(isSuspensionOf(user.id));
    const { suspensionReason, suspendedAt, suspendedUntil } = user;
    const open = takedown !== undefined && takedown.endedAt === null;
    return {
      reason: suspensionReason ?? '',
      since: (suspendedAt ?? this.#platform.clock.now()).toISOString(),
      until: suspendedUntil?.toISOString() ?? null,
      mayAppeal: open && takedown.appealedAt === null,
      appeal: open ? appealOf(takedown) : null,
    };
  }

  async appeal({ id, text }: ParsedInputOf<'appeals.create'>, viewer: Viewer): Promise<void> {
    const owner = { id: viewer.userId, role: viewer.role };
    await this.#take(viewer.userId, async (tx) => {
      const listing = await lockListing(tx, id);
      if (listing === undefined) {
        const post = await lockPost(tx, id);
        if (post?.userId !== viewer.userId) throw notFound('Listing');
        const open = await lockPostTakedown(tx, id);
        const takedown = open !== undefined && upholdsRemoval(open, post) ? open : undefined;
        return { takedown, text, owner, target: { type: 'wanted', id }, about: post.title };
      }
      if (listing.posterId !== viewer.userId) throw notFound('Listing');
      const existing = await lockTakedown(tx, id);
      const takedown = existing !== undefined && stands(existing, listing.status) ? existing : undefined;
      return { takedown, text, owner, target: { type: 'listing', id }, about: listing.title };
    });
  }

  /** Stores an appeal for an account whose owner has authenticated. */
  async appealForAccount({ id }: UserRow, text: string): Promise<void> {
    await this.#take(id, async (tx) => {
      const owner = await lockAccountState(tx, id);
      if (owner === undefined) throw notFound('Account');
      const suspension = await lockSuspension(tx, id);
      const takedown = isSuspended(owner, this.#platform.clock.now()) ? suspension : undefined;
      return { takedown, text, owner, target: { type: 'user', id }, about: owner.name };
    });
  }

  async #latest(about: SQL | undefined): Promise<TakedownRow | undefined> {
    const [row] = await this.#platform.db
      .select()
      .from(takedowns)
      .where(about)
      .orderBy(desc(takedowns.createdAt), desc(takedowns.id))
      .limit(1);
    return row;
  }

  /** Stores an appeal, and notifies its possible judges. `find` locks the decision. */
  async #take(userId: string, find: (tx: Db) => Promise<Appealed>): Promise<void> {
    const { db, clock, limits, outbox } = this.#platform;
    await limits.hit(`appeal:${userId}`, APPEALS_A_DAY, DAY_SECONDS);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const { takedown, text, owner, target, about } = await find(tx);
      if (takedown === undefined) {
        throw new Failure('nothing_to_appeal', 'No moderator has removed this.');
      }
      if (takedown.appealedAt !== null) {
        throw new Failure(
          'already_appealed',
          'You’ve already appealed against this decision. You can appeal once.',
        );
      }
      await tx.update(takedowns).set({ appeal: text, appealedAt: now }).where(eq(takedowns.id, takedown.id));
      const action = `${target.type}.appeal` as const;
      await writeAudit(tx, { actorId: owner.id, action, target, reason: text }, now);
      for (const judge of await judgesFor(tx, takedown, owner.role)) {
        await this.#notify(tx, {
          userId: judge,
          type: 'system',
          kind: 'appeal_received',
          values: { listing: about },
          subject: null,
        });
      }
    });
    await outbox.flush();
  }
}

/** Returns the poster's appeal and its outcome; null without one. */
export function appealOf(row: TakedownRow): TakedownShown['appeal'] {
  if (row.appeal === null || row.appealedAt === null) return null;
  return {
    text: row.appeal,
    createdAt: row.appealedAt.toISOString(),
    outcome: row.outcome,
    note: row.note,
    resolvedAt: row.answeredAt?.toISOString() ?? null,
  };
}

import { APPEALS_A_DAY, type ParsedInputOf, type TakedownShown } from '@campushive/contract';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { Failure, notFound } from '../../http/failure.js';
import type { Viewer } from '../../http/viewer.js';
import type { Db } from '../../platform/database/database.js';
import { listings, takedowns, users } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from '../hives/answers.js';
import { moveListing } from '../hives/move.js';
import { listingColumns } from '../hives/store.js';
import type { NotificationsModule } from '../notifications/notifications.js';
import { writeAudit } from './audit.js';
import { lockListing } from './listings.js';
import { isSuspended } from './suspension.js';
import { endTakedown, lockTakedown, type TakedownRow } from './takedowns.js';

const DAY_SECONDS = 24 * 60 * 60;

/** Whether a decision still keeps its listing away: a poster may have deleted what a moderator had hidden. */
export const stands = (takedown: TakedownRow, status: ListingRow['status']): boolean =>
  takedown.endedAt === null && status === (takedown.kind === 'hide' ? 'hidden' : 'deleted');

/** Takes appeals against moderators' decisions, one a decision, and decides them. */
export class AppealDesk {
  readonly #platform: Platform;
  readonly #notify: NotificationsModule['notify'];

  constructor(platform: Platform, notify: NotificationsModule['notify']) {
    this.#platform = platform;
    this.#notify = notify;
  }

  /** Why a listing of the viewer's was taken away; 404 for everybody else, and for what never was. */
  async shown(listingId: string, viewer: Viewer): Promise<TakedownShown> {
    const { db } = this.#platform;
    const [listing] = await db.select(listingColumns).from(listings).where(eq(listings.id, listingId));
    if (listing?.posterId !== viewer.userId) throw notFound('Decision');
    const { id, title, status, hive, photos } = listing;
    const about = { id, title, status, hiveTypeId: hive, photo: photos[0] ?? null };
    if (status === 'hidden' && listing.hiddenBy === 'reports') {
      const waits = { kind: 'reports', reason: null, decidedAt: null } as const;
      return { listing: about, ...waits, mayAppeal: false, appeal: null };
    }
    const [takedown] = await db
      .select()
      .from(takedowns)
      .where(eq(takedowns.listingId, listingId))
      .orderBy(desc(takedowns.createdAt), desc(takedowns.id))
      .limit(1);
    if (takedown === undefined) throw notFound('Decision');
    const { kind, reason, createdAt } = takedown;
    return {
      listing: about,
      kind,
      reason,
      decidedAt: createdAt.toISOString(),
      mayAppeal: takedown.appealedAt === null && stands(takedown, status),
      appeal: appealOf(takedown),
    };
  }

  async appeal({ id, text }: ParsedInputOf<'appeals.create'>, viewer: Viewer): Promise<void> {
    const { db, clock, limits, outbox } = this.#platform;
    await limits.hit(`appeal:${viewer.userId}`, APPEALS_A_DAY, DAY_SECONDS);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const listing = await lockListing(tx, id);
      if (listing?.posterId !== viewer.userId) throw notFound('Listing');
      const takedown = await lockTakedown(tx, id);
      if (takedown === undefined || !stands(takedown, listing.status)) {
        throw new Failure('nothing_to_appeal', 'No moderator has taken this away.');
      }
      if (takedown.appealedAt !== null) {
        throw new Failure('already_appealed', 'You have appealed against this decision already.');
      }
      await tx.update(takedowns).set({ appeal: text, appealedAt: now }).where(eq(takedowns.id, takedown.id));
      const target = { type: 'listing', id } as const;
      await writeAudit(tx, { actorId: viewer.userId, action: 'listing.appeal', target, reason: text }, now);
      await this.#tellStaff(tx, takedown, listing.title);
    });
    await outbox.nudge();
  }

  /** Decides an appeal, once; answers whose it is. */
  async resolve(
    { id, decision, note }: ParsedInputOf<'appeals.resolve'>,
    viewer: Viewer,
  ): Promise<{ ownerId: string }> {
    const { db, clock, outbox } = this.#platform;
    const ownerId = await db.transaction(async (tx) => {
      const now = clock.now();
      const [known] = await tx.select().from(takedowns).where(eq(takedowns.id, id));
      if (known === undefined || known.appealedAt === null) throw notFound('Appeal');
      // The listing's row before the decision's: appealing locks them in the same order.
      const listing = await lockListing(tx, known.listingId);
      const takedown = await lockTakedown(tx, known.listingId);
      if (listing === undefined || takedown?.id !== id || takedown.answeredAt !== null) {
        throw new Failure('already_resolved', 'This appeal was decided already.');
      }
      if (!stands(takedown, listing.status)) {
        throw new Failure('already_resolved', 'Its poster has taken the listing away.');
      }
      await requireOther(tx, takedown, viewer);
      const actorId = viewer.userId;
      if (decision === 'restore') await restore(tx, listing, { actorId, note }, now);
      else {
        const answer = { outcome: decision, note, answeredById: actorId, answeredAt: now };
        await tx.update(takedowns).set(answer).where(eq(takedowns.id, id));
      }
      const action = decision === 'restore' ? 'listing.appeal_restore' : 'listing.appeal_uphold';
      const target = { type: 'listing', id: listing.id } as const;
      await writeAudit(tx, { actorId, action, target, reason: note }, now);
      await this.#notify(tx, {
        userId: takedown.ownerId,
        type: 'system',
        kind: decision === 'restore' ? 'appeal_restored' : 'appeal_upheld',
        values: { listing: listing.title, note },
        subject: { type: 'listing', id: listing.id },
      });
      return takedown.ownerId;
    });
    await outbox.nudge();
    return { ownerId };
  }

  /** Those who may decide it. */
  async #tellStaff(tx: Db, takedown: TakedownRow, title: string): Promise<void> {
    const others = await othersThan(tx, takedown);
    const { hiddenById, ownerId } = takedown;
    const told = others.length > 0 || hiddenById === null || hiddenById === ownerId ? others : [hiddenById];
    for (const userId of told) {
      await this.#notify(tx, {
        userId,
        type: 'system',
        kind: 'appeal_received',
        values: { listing: title },
        subject: null,
      });
    }
  }
}

/** What a poster wrote and what became of it; null where nothing was written. */
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

/** Moderators who neither made a decision nor are the ones it is about. */
async function othersThan(
  db: Db,
  { ownerId, hiddenById }: Pick<TakedownRow, 'ownerId' | 'hiddenById'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.role, ['moderator', 'admin']),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        ne(users.id, ownerId),
        hiddenById === null ? undefined : ne(users.id, hiddenById),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Nobody decides about themselves; and about their own decision only where there is nobody else. */
async function requireOther(tx: Db, takedown: TakedownRow, viewer: Viewer): Promise<void> {
  if (takedown.ownerId === viewer.userId) {
    throw new Failure('forbidden', 'Nobody decides about themselves.');
  }
  if (!(await mayDecide(tx, takedown, viewer))) {
    throw new Failure('own_decision', 'Another moderator has to look at your decision.');
  }
}

export async function mayDecide(
  db: Db,
  takedown: Pick<TakedownRow, 'ownerId' | 'hiddenById'>,
  viewer: Viewer,
): Promise<boolean> {
  if (takedown.ownerId === viewer.userId) return false;
  return takedown.hiddenById !== viewer.userId || (await othersThan(db, takedown)).length === 0;
}

/** Everybody sees it again; of a poster who is suspended meanwhile, when they are back. */
async function restore(
  tx: Db,
  listing: ListingRow,
  by: { readonly actorId: string; readonly note: string },
  now: Date,
): Promise<void> {
  const [poster] = await tx.select().from(users).where(eq(users.id, listing.posterId));
  const away = poster !== undefined && isSuspended(poster, now);
  const to = away ? 'hidden' : 'active';
  if (listing.status !== to) await moveListing(tx, listing, to, 'appeal', now);
  await tx
    .update(listings)
    .set({ hiddenBy: away ? 'suspension' : null })
    .where(eq(listings.id, listing.id));
  await endTakedown(tx, listing.id, by, now);
}

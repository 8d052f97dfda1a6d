import type { ParsedInputOf } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Failure, notFound } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { readAccount } from '../../accounts/users/read-account.js';
import { lockAccountState } from '../../accounts/users/close-account.js';
import type { Db } from '../../platform/database/database.js';
import { takedowns } from '../../platform/database/schema/index.js';
import type { ListingRow } from '../../catalogue/hives/listing-row.js';
import { hideListing, showListing } from '../../catalogue/hives/posting/hide-listing.js';
import type { NotificationsModule } from '../../base/notifications/notifications.js';
import { lockPost } from '../../catalogue/wanted/store.js';
import { upholdsRemoval, stands } from './appeals.js';
import { requireJudge } from './appeal-judges.js';
import { writeAudit } from '../../base/audit/audit.js';
import { lockListing } from '../../catalogue/hives/read-listing.js';
import { reinstate } from './suspension.js';
import { isSuspended } from '../../base/suspension/is-suspended.js';
import {
  endTakedown,
  lockPostTakedown,
  lockSuspension,
  lockTakedown,
  type Ender,
  type TakedownRow,
} from './takedowns.js';
import { restorePost } from './wanted-posts.js';

type Verdict = ParsedInputOf<'appeals.resolve'>;

export interface Decided {
  readonly ownerId: string;
  /** The listing, or the wanted post; null when it was about the account. */
  readonly listing: { readonly id: string; readonly title: string } | null;
}

const decidedAlready = () => new Failure('already_resolved', 'This appeal is already decided.');

/** Decides an appeal, once; answers whose it is and what about. */
export async function decideAppeal(
  tx: Db,
  notify: NotificationsModule['notify'],
  verdict: Verdict,
  viewer: Viewer,
  now: Date,
): Promise<Decided> {
  const [takedown] = await tx.select().from(takedowns).where(eq(takedowns.id, verdict.id));
  if (takedown === undefined || takedown.appealedAt === null) throw notFound('Appeal');
  if (takedown.listingId !== null)
    return decideAboutListing(tx, notify, takedown.listingId, verdict, viewer, now);
  return takedown.wantedId === null
    ? decideAboutAccount(tx, takedown.ownerId, verdict, viewer, now)
    : decideAboutPost(tx, notify, takedown.wantedId, verdict, viewer, now);
}

async function decideAboutPost(
  tx: Db,
  notify: NotificationsModule['notify'],
  wantedId: string,
  { id, decision, note }: Verdict,
  viewer: Viewer,
  now: Date,
): Promise<Decided> {
  const post = await lockPost(tx, wantedId);
  const takedown = await lockPostTakedown(tx, wantedId);
  if (post === undefined || takedown?.id !== id || takedown.answeredAt !== null) throw decidedAlready();
  if (!upholdsRemoval(takedown, post)) throw decidedAlready();
  await requireJudge(tx, takedown, 'student', viewer);
  const actorId = viewer.userId;
  if (decision === 'restore') await restorePost(tx, post, { actorId, note }, now);
  else await uphold(tx, takedown, { actorId, note }, now);
  const target = { type: 'wanted', id: wantedId } as const;
  await writeAudit(tx, { actorId, action: `wanted.appeal_${decision}`, target, reason: note }, now);
  await notify(tx, {
    userId: post.userId,
    type: 'system',
    kind: decision === 'restore' ? 'appeal_restored' : 'appeal_upheld',
    values: { listing: post.title, note },
    subject: null,
  });
  return { ownerId: post.userId, listing: { id: wantedId, title: post.title } };
}

async function decideAboutListing(
  tx: Db,
  notify: NotificationsModule['notify'],
  listingId: string,
  { id, decision, note }: Verdict,
  viewer: Viewer,
  now: Date,
): Promise<Decided> {
  // The listing's row before the decision's: appealing locks them in the same order.
  const listing = await lockListing(tx, listingId);
  const takedown = await lockTakedown(tx, listingId);
  if (listing === undefined || takedown?.id !== id || takedown.answeredAt !== null) throw decidedAlready();
  if (!stands(takedown, listing.status)) {
    throw new Failure('already_resolved', 'The poster has deleted this listing.');
  }
  await requireJudge(tx, takedown, 'student', viewer);
  const actorId = viewer.userId;
  const target = { type: 'listing', id: listing.id } as const;
  if (decision === 'restore') {
    await restore(tx, listing, { actorId, note }, now);
    await writeAudit(tx, { actorId, action: 'listing.appeal_restore', target, reason: note }, now);
  } else {
    await uphold(tx, takedown, { actorId, note }, now);
    await writeAudit(tx, { actorId, action: 'listing.appeal_uphold', target, reason: note }, now);
  }
  await notify(tx, {
    userId: takedown.ownerId,
    type: 'system',
    kind: decision === 'restore' ? 'appeal_restored' : 'appeal_upheld',
    values: { listing: listing.title, note },
    subject: target,
  });
  return { ownerId: takedown.ownerId, listing: { id: listing.id, title: listing.title } };
}

async function decideAboutAccount(
  tx: Db,
  ownerId: string,
  { id, decision, note }: Verdict,
  viewer: Viewer,
  now: Date,
): Promise<Decided> {
  const owner = await lockAccountState(tx, ownerId);
  const takedown = await lockSuspension(tx, ownerId);
  const over = owner === undefined || !isSuspended(owner, now);
  if (over || takedown?.id !== id || takedown.answeredAt !== null) throw decidedAlready();
  await requireJudge(tx, takedown, owner.role, viewer);
  const actorId = viewer.userId;
  if (decision === 'restore') {
    await reinstate(tx, { userId: ownerId, actorId, reason: note, action: 'user.appeal_restore' }, now);
  } else {
    await uphold(tx, takedown, { actorId, note }, now);
    const target = { type: 'user', id: ownerId } as const;
    await writeAudit(tx, { actorId, action: 'user.appeal_uphold', target, reason: note }, now);
  }
  return { ownerId, listing: null };
}

async function uphold(tx: Db, { id }: TakedownRow, { actorId, note }: Ender, now: Date): Promise<void> {
  const answer = { outcome: 'uphold', note, answeredById: actorId, answeredAt: now } as const;
  await tx.update(takedowns).set(answer).where(eq(takedowns.id, id));
}

/** Restores a listing; that of a poster who is suspended meanwhile stays hidden until they are back. */
async function restore(tx: Db, listing: ListingRow, by: Ender, now: Date): Promise<void> {
  const poster = await readAccount(tx, listing.posterId);
  const away = poster !== undefined && isSuspended(poster, now);
  if (away) await hideListing(tx, listing, { hider: 'suspension', mover: 'appeal' }, now);
  else await showListing(tx, listing, 'appeal', now);
  await endTakedown(tx, listing.id, by, now);
}

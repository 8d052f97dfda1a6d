import { WANTED_LIFETIME, type ParsedInputOf, type Warning } from '@campushive/contract';
import {
  refusalToChange,
  refusalToClose,
  refusalToPost,
  refusalToRenew,
} from '@campushive/contract/rules/wanted';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';
import { toPrice } from '../../platform/money.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { users, wanted } from '../../platform/database/schema/index.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { requireSwitchedOn } from '../../base/switches/paused.js';
import { throwRefusal } from './refusal.js';
import { countOpenOf, lockOwnPost } from './store.js';

type WarningOf = (text: string) => Warning | null;

/** Creates a wanted post. Returns its id. */
export async function createWantedPost(
  tx: Db,
  fields: ParsedInputOf<'wanted.create'>,
  viewer: Viewer,
  { warningOf, now }: { readonly warningOf: WarningOf; readonly now: Date },
): Promise<string> {
  await lockStudent(tx, viewer);
  throwRefusal(refusalToPost(await countOpenOf(tx, viewer.userId, now)));
  const { title, details = '', category = null, condition = null } = fields;
  const [made] = await tx
    .insert(wanted)
    .values({
      userId: viewer.userId,
      universityId: viewer.universityId,
      title,
      details,
      category,
      condition,
      maxPriceMinor: priceOf(fields) ?? null,
      warning: warningOf(textOf({ title, details })),
      status: 'open',
      createdAt: now,
      listedAt: now,
      endsAt: later(now, WANTED_LIFETIME),
    })
    .returning({ id: wanted.id });
  if (made === undefined) throw new Error('An inserted post has an id');
  return made.id;
}

/** Stores changed fields of a post; others stay. */
export async function updateWantedPost(
  tx: Db,
  { id, ...fields }: ParsedInputOf<'wanted.update'>,
  viewer: Viewer,
  warningOf: WarningOf,
): Promise<void> {
  const post = await lockOwnPost(tx, id, viewer);
  throwRefusal(refusalToChange(post));
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
}

export async function closeWantedPost(tx: Db, id: string, viewer: Viewer): Promise<void> {
  throwRefusal(refusalToClose(await lockOwnPost(tx, id, viewer)));
  await tx.update(wanted).set({ status: 'closed' }).where(eq(wanted.id, id));
}

/** Renews a post for the lifetime of a new one. */
export async function renewWantedPost(tx: Db, id: string, viewer: Viewer, now: Date): Promise<void> {
  // Locks the student before the post, in the same order as account deletion.
  await lockStudent(tx, viewer);
  const post = await lockOwnPost(tx, id, viewer);
  requireVerifiedStudent(viewer);
  await requireSwitchedOn(tx, 'essentials', 'posting');
  throwRefusal(refusalToRenew(post, await countOpenOf(tx, viewer.userId, now, id), now));
  const endsAt = later(now, WANTED_LIFETIME);
  await tx
    .update(wanted)
    .set({ status: 'open', renewedAt: now, listedAt: now, endsAt })
    .where(eq(wanted.id, id));
}

/** Locks the student, so that concurrent posts are counted one after the other, and account deletion misses none. */
async function lockStudent(tx: Db, { userId }: Viewer): Promise<void> {
  const [student] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (student === undefined) throw new Failure('session_expired', 'Your session has ended.');
}

/** Returns the text of a post that the scam shield reads. */
export const textOf = ({ title, details }: { title: string; details: string }) => `${title}\n${details}`;

/** Returns the price in minor units; undefined when omitted. */
const priceOf = ({ maxPrice }: Pick<ParsedInputOf<'wanted.update'>, 'maxPrice'>): number | null | undefined =>
  maxPrice == null ? maxPrice : toPrice(maxPrice, 'maxPrice');

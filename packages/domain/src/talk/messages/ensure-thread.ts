import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { conversations, participations } from '../../platform/database/schema/index.js';

/** Two students, and the listing of their conversation; null without one. */
export interface ThreadKey {
  readonly userIds: readonly [string, string];
  readonly listingId: string | null;
}

const pairOf = ({ userIds }: ThreadKey) => {
  const [firstUserId = '', secondUserId = ''] = [...userIds].sort();
  return { firstUserId, secondUserId };
};

export async function findThread(db: Db, key: ThreadKey): Promise<string | undefined> {
  const { firstUserId, secondUserId } = pairOf(key);
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.firstUserId, firstUserId),
        eq(conversations.secondUserId, secondUserId),
        key.listingId === null ? isNull(conversations.listingId) : eq(conversations.listingId, key.listingId),
      ),
    );
  return row?.id;
}

/** Returns the one conversation of two students about a listing, or without one; creates it if there is none. */
export async function ensureThread(tx: Db, key: ThreadKey, openedById: string, now: Date): Promise<string> {
  const pair = pairOf(key);
  const [made] = await tx
    .insert(conversations)
    .values({ ...pair, listingId: key.listingId, openedById, createdAt: now, updatedAt: now })
    .onConflictDoNothing({
      target: [conversations.firstUserId, conversations.secondUserId, conversations.listingId],
    })
    .returning({ id: conversations.id });
  if (made === undefined) {
    const id = await findThread(tx, key);
    if (id === undefined) throw new Error('A conversation that cannot be made exists');
    return id;
  }
  await tx
    .insert(participations)
    .values(key.userIds.map((userId) => ({ conversationId: made.id, userId, updatedAt: now })));
  return made.id;
}

/** Creates the group of an event when something is first stored in it. */
export async function ensureGroup(db: Db, listingId: string, now: Date): Promise<void> {
  await db
    .insert(conversations)
    .values({ id: listingId, kind: 'group', listingId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

/** Creates the participation of a group member when something is first stored about it. */
export async function ensureMember(db: Db, listingId: string, userId: string, now: Date): Promise<void> {
  await ensureGroup(db, listingId, now);
  await db
    .insert(participations)
    .values({ conversationId: listingId, userId, updatedAt: now })
    .onConflictDoNothing();
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { wanted } from '../../platform/database/schema/index.js';
import type { WantedPostRow } from './store.js';

type LockedPost = Pick<WantedPostRow, 'id' | 'status'>;

/** Hides a locked post, if it is open. */
export async function hidePost(tx: Db, post: LockedPost): Promise<void> {
  if (post.status === 'open') await setStatus(tx, post.id, 'hidden');
}

/** Takes a locked post away for good. */
export const takePostDown = (tx: Db, { id }: LockedPost): Promise<void> => setStatus(tx, id, 'removed');

/** Opens a locked post that was hidden or removed, for the rest of its lifetime. */
export const reopenPost = (tx: Db, { id }: LockedPost): Promise<void> => setStatus(tx, id, 'open');

async function setStatus(tx: Db, id: string, status: WantedPostRow['status']): Promise<void> {
  await tx.update(wanted).set({ status }).where(eq(wanted.id, id));
}

import { UNUSED_UPLOAD_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import type { Viewer } from '../../calls/viewer.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { attachments } from '../../platform/database/schema/index.js';
import { createHook } from '../../platform/hook.js';

export type PrivateFile = typeof attachments.$inferSelect;

/** Case that opens a file to a moderator: the reported message, or the order with the complaint. */
export interface OpeningCase {
  readonly type: 'message' | 'payment';
  readonly id: string;
}

/** A private file that the viewer may download. */
export interface Readable {
  readonly file: PrivateFile;
  /** Null for everyone but moderators. */
  readonly openedBy: OpeningCase | null;
}

type Reads = (db: Db, file: PrivateFile, userId: string) => Promise<boolean>;
type FindCase = (db: Db, file: PrivateFile) => Promise<OpeningCase | null>;

/** The owner of orders returns whether a student is a side of the file's order. */
export const onOrderFileRead = createHook<Reads>('onOrderFileRead');
/** The owner of messages returns whether a student sees a message with the file in its thread. */
export const onThreadFileRead = createHook<Reads>('onThreadFileRead');
/** The owner of disputes returns the order with an open complaint that the file is about. */
export const onDisputedFileSought = createHook<FindCase>('onDisputedFileSought');
/** The owner of reports returns the reported message whose case shows the file. */
export const onReportedFileSought = createHook<FindCase>('onReportedFileSought');

/**
 * Returns a private file, if the viewer may download it: its owner, both sides of its order, the readers of the message
 * that holds it, and moderators for an open complaint about the order or a report of a message near it. Undefined for
 * everyone else, because its existence is private.
 */
export async function findReadable(
  db: Db,
  id: string,
  { userId, role }: Pick<Viewer, 'userId' | 'role'>,
  now: Date,
): Promise<Readable | undefined> {
  const [file] = await db.select().from(attachments).where(eq(attachments.id, id));
  if (file === undefined || isDropped(file, now)) return undefined;
  const reads =
    file.ownerId === userId ||
    (await onOrderFileRead.use(db, file, userId)) ||
    (await onThreadFileRead.use(db, file, userId));
  if (reads) return { file, openedBy: null };
  if (role === 'student') return undefined;
  const openedBy = (await onDisputedFileSought.use(db, file)) ?? (await onReportedFileSought.use(db, file));
  return openedBy === null ? undefined : { file, openedBy };
}

/** Returns true for a file that the next sweep deletes: it was not sent within a day, or its message was unsent. */
const isDropped = ({ orderId, conversationId, createdAt }: PrivateFile, now: Date): boolean =>
  orderId === null && conversationId === null && createdAt <= later(now, -UNUSED_UPLOAD_LIFETIME);

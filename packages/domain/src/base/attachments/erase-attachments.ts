import { and, asc, eq, inArray, isNull, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import { attachments } from '../../platform/database/schema/index.js';
import type { ExportedFile } from '../personal-data/personal-data.js';
import { attachmentKey } from './attachment-row.js';

/** Deletes a student's private files that were neither sent nor delivered. Returns their storage keys. */
export async function eraseUnsentFilesOf(tx: Db, ownerId: string): Promise<readonly string[]> {
  const erased = await tx
    .delete(attachments)
    .where(
      and(eq(attachments.ownerId, ownerId), isNull(attachments.orderId), isNull(attachments.conversationId)),
    )
    .returning({ id: attachments.id });
  return erased.map(({ id }) => attachmentKey(id));
}

/** Deletes the files of conversations, except those with a use. `isUsed` takes the columns with a file's id and its conversation. */
export async function eraseFilesOfTalks(
  tx: Db,
  conversationIds: readonly string[],
  isUsed: (fileId: PgColumn, conversationId: PgColumn) => SQL,
): Promise<readonly string[]> {
  const erased = await tx
    .delete(attachments)
    .where(
      and(
        inArray(attachments.conversationId, [...conversationIds]),
        not(isUsed(attachments.id, attachments.conversationId)),
      ),
    )
    .returning({ id: attachments.id });
  return erased.map(({ id }) => attachmentKey(id));
}

/** Returns a student's files: those sent to others, and delivered work. */
export async function* privateFilesOf(db: Db, ownerId: string): AsyncGenerator<ExportedFile> {
  const sent = await db
    .select({ id: attachments.id, format: attachments.format, orderId: attachments.orderId })
    .from(attachments)
    .where(eq(attachments.ownerId, ownerId))
    .orderBy(asc(attachments.id));
  for (const { id, format, orderId } of sent)
    yield { name: `${orderId === null ? 'files' : 'work'}/${id}.${format}`, key: attachmentKey(id) };
}

import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import { and, eq, exists, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { eraseFilesOfTalks } from '../../base/attachments/erase-attachments.js';
import { eraseMessagePhotos } from '../../base/uploads/erase-uploads.js';
import type { Db } from '../../platform/database/database.js';
import { conversations, messages, users } from '../../platform/database/schema/index.js';
import { messageReports } from './message-reports.js';

/**
 * Erases the words, photos and files of the student's conversations with students whose accounts are deleted already,
 * because no one can read them any more. Reported messages stay for the moderators. Returns the storage keys.
 */
export async function eraseTalks(tx: Db, userId: string): Promise<readonly string[]> {
  const talks = await findUnreadable(tx, userId);
  if (talks.length === 0) return [];
  const reports = messageReports.use;
  const written = and(
    inArray(messages.conversationId, [...talks]),
    inArray(messages.kind, [...WRITTEN_KINDS]),
    not(reports.isReported(tx, messages.id)),
  );
  const photos = await tx
    .select({ id: sql<string>`${messages.attachment}->>'id'` })
    .from(messages)
    .where(and(written, isNotNull(messages.attachment)));
  await tx.update(messages).set({ content: '', attachment: null, file: null }).where(written);
  const photoIds = photos.map(({ id }) => id);
  return [
    ...(await eraseMessagePhotos(
      tx,
      photoIds,
      (id) => sql`(${isPhotoSent(tx, id, photoIds)} or ${reports.isEvidence(tx, 'attachment', id)})`,
    )),
    ...(await eraseFilesOfTalks(
      tx,
      talks,
      (id, conversationId) =>
        sql`(${isFileSent(tx, id, conversationId)} or ${reports.isEvidence(tx, 'file', id)})`,
    )),
  ];
}

/** Finds the conversations of a student that end with their account. */
async function findUnreadable(tx: Db, userId: string): Promise<readonly string[]> {
  const { id, kind, firstUserId, secondUserId } = conversations;
  const deletedUsers = tx.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const rows = await tx
    .select({ id })
    .from(conversations)
    .where(
      and(
        eq(kind, 'direct'),
        or(
          and(eq(firstUserId, userId), inArray(secondUserId, deletedUsers)),
          and(eq(secondUserId, userId), inArray(firstUserId, deletedUsers)),
        ),
      ),
    );
  return rows.map((row) => row.id);
}

/** Condition for photos that a message still shows; one of these ids. */
function isPhotoSent(tx: Db, photoId: PgColumn, ids: readonly string[]): SQL {
  const sent = tx
    .select({ id: sql<string>`(${messages.attachment}->>'id')::uuid` })
    .from(messages)
    .where(inArray(sql`${messages.attachment}->>'id'`, [...ids]));
  return inArray(photoId, sent);
}

/** Condition for files that a message of their conversation still has. */
const isFileSent = (tx: Db, fileId: PgColumn, conversationId: PgColumn): SQL =>
  exists(
    tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(eq(messages.conversationId, conversationId), sql`${messages.file}->>'id' = ${fileId}::text`),
      ),
  );

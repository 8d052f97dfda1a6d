import { WRITTEN_KINDS } from '@campushive/contract/message-kinds';
import { and, eq, inArray, isNotNull, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import {
  attachments,
  conversations,
  messages,
  reportCases,
  uploads,
  users,
} from '../../platform/database/schema/index.js';
import { attachmentKey } from '../../base/attachments/attachment-row.js';

/**
 * Erases the words, photos and files of the student's conversations with students whose accounts are deleted already,
 * because no one can read them any more. Reported messages stay for the moderators. Returns the storage keys.
 */
export async function eraseTalks(tx: Db, userId: string): Promise<string[]> {
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
  const talks = rows.map((row) => row.id);
  if (talks.length === 0) return [];
  const reported = tx
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(and(eq(reportCases.targetType, 'message'), eq(reportCases.targetId, messages.id)));
  const written = and(
    inArray(messages.conversationId, talks),
    inArray(messages.kind, [...WRITTEN_KINDS]),
    notExists(reported),
  );
  const photos = await tx
    .select({ id: sql<string>`${messages.attachment}->>'id'` })
    .from(messages)
    .where(and(written, isNotNull(messages.attachment)));
  await tx.update(messages).set({ content: '', attachment: null, file: null }).where(written);
  return [...(await erasePhotos(tx, photos)), ...(await eraseFiles(tx, talks))];
}

/** Deletes photos that no other message shows. */
async function erasePhotos(tx: Db, photos: readonly { readonly id: string }[]): Promise<string[]> {
  const ids = photos.map(({ id }) => id);
  if (ids.length === 0) return [];
  const elsewhere = tx
    .select({ id: sql<string>`(${messages.attachment}->>'id')::uuid` })
    .from(messages)
    .where(inArray(sql`${messages.attachment}->>'id'`, ids));
  const rows = await tx
    .delete(uploads)
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.purpose, 'message-photo'),
        notInArray(uploads.id, elsewhere),
        notExists(evidenceWith(tx, 'attachment', sql`${uploads.id}::text`)),
      ),
    )
    .returning({ files: uploads.files });
  return rows.flatMap(({ files }) => files);
}

/** Deletes the files of conversations, except those of reported messages. */
async function eraseFiles(tx: Db, talks: readonly string[]): Promise<string[]> {
  const held = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, attachments.conversationId),
        sql`${messages.file}->>'id' = ${attachments.id}::text`,
      ),
    );
  const rows = await tx
    .delete(attachments)
    .where(
      and(
        inArray(attachments.conversationId, talks),
        notExists(held),
        notExists(evidenceWith(tx, 'file', sql`${attachments.id}::text`)),
      ),
    )
    .returning({ id: attachments.id });
  return rows.map(({ id }) => attachmentKey(id));
}

/** Reported messages whose kept copy has a photo or a file. */
const evidenceWith = (tx: Db, part: 'attachment' | 'file', id: SQL) =>
  tx
    .select({ id: reportCases.id })
    .from(reportCases)
    .where(sql`${reportCases.evidence}->${sql.raw(`'${part}'`)}->>'id' = ${id}`);

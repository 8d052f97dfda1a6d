import { DAY, MINUTE, UNUSED_UPLOAD_LIFETIME, type Attachment } from '@campushive/contract';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { attachments, users } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import { fileReply, safeFileName } from '../uploads/send-file.js';
import { writeAudit } from '../audit/audit.js';
import { createGate } from '../uploads/gate.js';
import { readAll } from '../uploads/uploads.js';
import { findReadable } from './readers.js';

export interface AttachmentsModule {
  readonly calls: Handlers<'attachments.create' | 'attachments.download'>;
  /** Hands the owner's own files to the sides of an order; throws `validation_failed` on `fileIds.{index}` for any other. */
  deliver(tx: Db, ownerId: string, fileIds: readonly string[], orderId: string): Promise<Attachment[]>;
  /** Hands a file of its owner to a conversation; throws `validation_failed` on `fileId` for any other file. */
  attach(tx: Db, ownerId: string, fileId: string, conversationId: string): Promise<Attachment>;
  /** Marks a file of an unsent message for the next sweep. */
  drop(tx: Db, id: string): Promise<void>;
  /** The files at the signed addresses that the download call returns. */
  readonly routes: readonly Route[];
}

const UPLOADS_A_MINUTE = 10;
const UPLOADS_A_DAY = 100;
const DOWNLOADS_A_MINUTE = 60;
const ADDRESS_LIFETIME = 5 * MINUTE;
/** Unused files that one run deletes. */
const SWEEP_BATCH = 100;

export const attachmentKey = (id: string): string => `private/attachments/${id}`;

/** Private files: checked by content when they arrive, stored outside the public folder, and downloaded by the sides of their order and the readers of their thread. */
export function createAttachmentsModule(platform: Platform): AttachmentsModule {
  const { db, clock, storage, limits, jobs, secrets, files } = platform;
  // Unpacking is work: one file after the other.
  const inTurn = createGate(1);
  jobs.work('attachments.sweep', () => sweep(platform));
  jobs.every('attachments.sweep', '53 * * * *');
  return {
    deliver,
    attach,
    drop,
    routes: [fileRoute()],
    calls: {
      async 'attachments.create'(_input, { viewer, file }) {
        await limits.hit(`attachments:${viewer.userId}`, UPLOADS_A_MINUTE, 60);
        await limits.hit(`attachments-day:${viewer.userId}`, UPLOADS_A_DAY, DAY / 1_000);
        const bytes = await readAll(file, 'A file may have at most 25 MB.');
        const { format, contentType, bytes: stored } = await inTurn(() => files.inspect(bytes));
        const row = {
          id: newId(),
          ownerId: viewer.userId,
          name: safeFileName(file.name, format, 'file'),
          format,
          contentType,
          size: stored.length,
          createdAt: clock.now(),
        };
        // The row first: if storing fails, the sweep deletes it.
        await db.transaction((tx) => tx.insert(attachments).values(row));
        await storage.putPrivate(attachmentKey(row.id), stored, contentType);
        return { data: toAttachment(row) };
      },
      async 'attachments.download'({ id }, { viewer }) {
        await limits.hit(`downloads:${viewer.userId}`, DOWNLOADS_A_MINUTE, 60);
        const now = clock.now();
        const found = await findReadable(db, id, viewer, now);
        if (found === undefined) throw notFound('File');
        const { file, openedBy } = found;
        if (openedBy !== null) {
          const action = `${openedBy.type}.open_file` as const;
          const details = { fileId: id, format: file.format };
          const entry = { actorId: viewer.userId, action, target: openedBy, details };
          await db.transaction((tx) => writeAudit(tx, entry, now));
        }
        return { data: { url: addressOf(id, viewer.userId), name: file.name } };
      },
    },
  };

  function signatureOf(id: string, readerId: string, until: number): string {
    return secrets.keyed('attachment', `${id}:${readerId}:${until}`);
  }

  function addressOf(id: string, readerId: string): string {
    const until = later(clock.now(), ADDRESS_LIFETIME).getTime();
    return `/api/attachments/${id}/${readerId}/${until}/${signatureOf(id, readerId, until)}`;
  }

  function fileRoute(): Route {
    return {
      method: 'GET',
      path: '/attachments/:id/:readerId/:until/:signature',
      async handle({ params: { id = '', readerId = '', signature = '', ...params } }) {
        const until = Number(params['until']);
        const now = clock.now();
        if (!sameSecret(signature, signatureOf(id, readerId, until)) || until < now.getTime())
          throw notFound('File');
        // Checked again, because the message may be unsent, and the reader may have left the group since.
        const [reader] = await db.select({ role: users.role }).from(users).where(eq(users.id, readerId));
        const found = reader && (await findReadable(db, id, { userId: readerId, role: reader.role }, now));
        if (found === undefined) throw notFound('File');
        return fileReply(found.file, await storage.read(attachmentKey(id)));
      },
    };
  }

  async function deliver(
    tx: Db,
    ownerId: string,
    fileIds: readonly string[],
    orderId: string,
  ): Promise<Attachment[]> {
    if (fileIds.length === 0) return [];
    const rows = await tx
      .update(attachments)
      .set({ orderId })
      .where(
        and(
          inArray(attachments.id, [...fileIds]),
          eq(attachments.ownerId, ownerId),
          isNull(attachments.orderId),
          isNull(attachments.conversationId),
        ),
      )
      .returning();
    return fileIds.map((id, index) => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined || fileIds.indexOf(id) !== index)
        throw invalidField(`fileIds.${index}`, 'unknown_upload');
      return toAttachment(row);
    });
  }

  async function attach(
    tx: Db,
    ownerId: string,
    fileId: string,
    conversationId: string,
  ): Promise<Attachment> {
    const [row] = await tx
      .update(attachments)
      .set({ conversationId })
      .where(
        and(
          eq(attachments.id, fileId),
          eq(attachments.ownerId, ownerId),
          isNull(attachments.orderId),
          // A repeated request finds the file in its conversation.
          or(isNull(attachments.conversationId), eq(attachments.conversationId, conversationId)),
        ),
      )
      .returning();
    if (row === undefined) throw invalidField('fileId', 'unknown_upload');
    return toAttachment(row);
  }

  async function drop(tx: Db, id: string): Promise<void> {
    const createdAt = later(clock.now(), -UNUSED_UPLOAD_LIFETIME);
    await tx.update(attachments).set({ conversationId: null, createdAt }).where(eq(attachments.id, id));
  }
}

/** Deletes files that were not sent to anyone within a day, or whose message was unsent. */
async function sweep({ db, clock, storage }: Platform): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: attachments.id })
      .from(attachments)
      .where(
        and(
          isNull(attachments.orderId),
          isNull(attachments.conversationId),
          lt(attachments.createdAt, later(clock.now(), -UNUSED_UPLOAD_LIFETIME)),
        ),
      )
      .limit(SWEEP_BATCH)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await Promise.all(ids.map((id) => storage.remove(attachmentKey(id)).catch(() => undefined)));
    await tx.delete(attachments).where(inArray(attachments.id, ids));
  });
}

const toAttachment = ({ id, name, format, size }: Attachment): Attachment => ({ id, name, format, size });

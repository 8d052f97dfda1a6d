import { UNUSED_UPLOAD_LIFETIME, type Attachment } from '@campushive/contract';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Handlers } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { attachments } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { Route } from '../../platform/routes.js';
import { createGate } from '../uploads/concurrency-limit.js';
import { createAttachment } from './create-attachment.js';
import { downloadAttachment } from './download-attachment.js';
import { fileRoute } from './file-route.js';
import { deliver, attach } from './attach-files.js';
import { attachmentKey } from './attachment-row.js';
import type { AttachmentsContext } from './context.js';

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
/** Unused files that one run deletes. */
const SWEEP_BATCH = 100;

/** Private files: checked by content when they arrive, stored outside the public folder, and downloaded by the sides of their order and the readers of their thread. */
export function createAttachmentsModule(platform: Platform): AttachmentsModule {
  const { db, clock, storage, limits, jobs, secrets, files } = platform;
  // Unpacks one file at a time, because unpacking is expensive.
  const inTurn = createGate(1);
  const context: AttachmentsContext = { limits, inTurn, files, clock, db, storage, secrets };
  jobs.work('attachments.sweep', () => sweep(platform));
  jobs.every('attachments.sweep', '53 * * * *');
  return {
    deliver: deliver,
    attach: attach,
    drop,
    routes: [fileRoute(context)],
    calls: {
      'attachments.create': createAttachment(context),
      'attachments.download': downloadAttachment(context),
    },
  };

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

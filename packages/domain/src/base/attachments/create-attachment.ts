import { DAY } from '@campushive/contract';
import { attachments } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Handler } from '../../calls/handlers.js';
import { safeFileName } from '../uploads/send-file.js';
import { readAll } from '../uploads/read-all.js';
import { attachmentKey, toAttachment } from './attachment-row.js';
import type { AttachmentsContext } from './context.js';

const UPLOADS_A_MINUTE = 10;
const UPLOADS_A_DAY = 100;

export const createAttachment =
  ({ limits, inTurn, files, clock, db, storage }: AttachmentsContext): Handler<'attachments.create'> =>
  async (_input, { viewer, file }) => {
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
  };

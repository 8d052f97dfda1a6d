import { notFound } from '../../calls/failure.js';
import type { Handler } from '../../calls/handlers.js';
import { writeAudit } from '../audit/audit.js';
import { findReadable } from './readers.js';
import { addressOf } from './address.js';
import type { AttachmentsContext } from './context.js';

const DOWNLOADS_A_MINUTE = 60;

export const downloadAttachment = (context: AttachmentsContext): Handler<'attachments.download'> => {
  const { limits, clock, db } = context;
  return async ({ id }, { viewer }) => {
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
    return { data: { url: addressOf(context, id, viewer.userId), name: file.name } };
  };
};

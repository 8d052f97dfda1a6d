import type { Attachment } from '@campushive/contract';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { attachments } from '../../platform/database/schema/index.js';
import { toAttachment } from './attachment-row.js';

export async function deliver(
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

export async function attach(
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

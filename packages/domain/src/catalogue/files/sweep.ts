import { UNUSED_UPLOAD_LIFETIME } from '@campushive/contract';
import { and, inArray, isNull, lt } from 'drizzle-orm';
import { later } from '../../platform/clock.js';
import { studyFiles } from '../../platform/database/schema/index.js';
import { keysOf } from './study-file-keys.js';
import type { FilesContext } from './context.js';

/** Deletes files that no listing used within a day. */
export async function sweepStudyFiles({ db, clock, storage }: FilesContext): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: studyFiles.id, preview: studyFiles.preview })
      .from(studyFiles)
      .where(
        and(
          isNull(studyFiles.attachedAt),
          lt(studyFiles.createdAt, later(clock.now(), -UNUSED_UPLOAD_LIFETIME)),
        ),
      )
      .limit(100)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await Promise.all(rows.flatMap(keysOf).map((key) => storage.remove(key).catch(() => undefined)));
    await tx.delete(studyFiles).where(inArray(studyFiles.id, ids));
  });
}

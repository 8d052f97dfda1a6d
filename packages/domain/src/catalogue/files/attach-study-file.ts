import type { StudyFile } from '@campushive/contract';
import { and, eq, sql } from 'drizzle-orm';
import { invalidField } from '../../calls/failure.js';
import type { Db } from '../../platform/database/database.js';
import { studyFiles } from '../../platform/database/schema/index.js';
import { toStudyFile } from './study-file-row.js';
import type { FilesContext } from './context.js';

export async function attachStudyFile(
  { clock }: FilesContext,
  tx: Db,
  ownerId: string,
  fileId: string,
): Promise<StudyFile> {
  const [row] = await tx
    .update(studyFiles)
    .set({ attachedAt: sql`coalesce(${studyFiles.attachedAt}, ${clock.now().toISOString()}::timestamptz)` })
    .where(and(eq(studyFiles.id, fileId), eq(studyFiles.ownerId, ownerId)))
    .returning();
  if (row === undefined) throw invalidField('fileId', 'unknown_upload');
  return toStudyFile(row);
}

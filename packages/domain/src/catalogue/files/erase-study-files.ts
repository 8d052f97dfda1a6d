import { asc, eq } from 'drizzle-orm';
import type { ExportedFile } from '../../base/personal-data/personal-data.js';
import type { Db } from '../../platform/database/database.js';
import { studyFiles } from '../../platform/database/schema/index.js';
import { keysOf, studyFileKey } from './study-file-keys.js';

/** Deletes a student's study material. Returns its storage keys. */
export async function eraseStudyFilesOf(tx: Db, ownerId: string): Promise<readonly string[]> {
  const erased = await tx
    .delete(studyFiles)
    .where(eq(studyFiles.ownerId, ownerId))
    .returning({ id: studyFiles.id, preview: studyFiles.preview });
  return erased.flatMap(keysOf);
}

/** Returns a student's study material. */
export async function* studyFilesOf(db: Db, ownerId: string): AsyncGenerator<ExportedFile> {
  const study = await db
    .select({ id: studyFiles.id, format: studyFiles.format })
    .from(studyFiles)
    .where(eq(studyFiles.ownerId, ownerId))
    .orderBy(asc(studyFiles.id));
  for (const { id, format } of study) yield { name: `study/${id}.${format}`, key: studyFileKey(id) };
}

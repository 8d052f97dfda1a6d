import type { StudyFile } from '@campushive/contract';
import { studyFiles } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { PreparedFile } from '../../platform/ports/files.js';
import { safeFileName } from '../../base/uploads/send-file.js';
import { studyFileKey } from './study-file-keys.js';
import { previewOf, putPreview } from './previews.js';
import { toStudyFile } from './study-file-row.js';
import type { FilesContext } from './context.js';

export async function storeStudyFile(
  context: FilesContext,
  ownerId: string,
  name: string,
  file: PreparedFile,
): Promise<StudyFile> {
  const { clock, db, storage } = context;
  const { format, contentType, bytes, pages, sha256 } = file;
  const id = newId();
  const row = {
    id,
    ownerId,
    name: safeFileName(name, format, 'study-file'),
    format,
    contentType,
    size: bytes.length,
    pages,
    sha256,
    preview: file.preview && previewOf(context, id, file.preview),
    drawnAt: format === 'pdf' ? clock.now() : null,
    createdAt: clock.now(),
  };
  // Stores the row first: if a later step fails, the sweep deletes its files with it.
  await db.transaction((tx) => tx.insert(studyFiles).values(row));
  await storage.putPrivate(studyFileKey(id), bytes, contentType);
  if (file.preview !== null) await putPreview(context, id, file.preview);
  return toStudyFile(row);
}

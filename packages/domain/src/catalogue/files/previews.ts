import type { Photo } from '@campushive/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { listings, studyFiles } from '../../platform/database/schema/index.js';
import type { EncodedPhoto } from '../../platform/ports/images.js';
import { toPhoto } from '../../base/uploads/to-photo.js';
import { previewKey, studyFileKey } from './study-file-keys.js';
import type { FilesContext } from './context.js';

export function previewOf({ storage }: FilesContext, id: string, encoded: EncodedPhoto): Photo {
  return toPhoto(id, encoded, (variant) => storage.urlOf(previewKey(id, variant)));
}

export async function putPreview(
  { storage }: FilesContext,
  id: string,
  { variants }: EncodedPhoto,
): Promise<void> {
  for (const variant of variants)
    await storage.put(previewKey(id, variant), variant.bytes, variant.contentType);
}

/** Draws the missing previews of PDFs from before previews existed, one at a time. */
export async function drawUndrawn(context: FilesContext): Promise<void> {
  const { db, inTurn } = context;
  const undrawn = and(eq(studyFiles.format, 'pdf'), isNull(studyFiles.drawnAt));
  const next = () =>
    db
      .select({ id: studyFiles.id })
      .from(studyFiles)
      .where(undrawn)
      .orderBy(asc(studyFiles.createdAt))
      .limit(1);
  for (let [row] = await next(); row !== undefined; [row] = await next()) {
    const { id } = row;
    const encoded = await inTurn('jobs', () => encodedFirstPage(context, id));
    if (encoded !== null) await putPreview(context, id, encoded);
    await saveDrawn(context, id, encoded && previewOf(context, id, encoded));
  }
}

async function encodedFirstPage(
  { storage, files, images }: FilesContext,
  id: string,
): Promise<EncodedPhoto | null> {
  // A missing file has no preview, and must not stop the others.
  const bytes = await storage.read(studyFileKey(id)).catch(() => null);
  if (bytes === null) return null;
  const drawn = await files.drawFirstPage(bytes);
  return drawn.status === 'drawn' ? images.encodeDrawn(drawn.picture) : null;
}

/** Copies the preview to the listing, which contains its file's data. */
async function saveDrawn({ db, clock }: FilesContext, id: string, preview: Photo | null): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(studyFiles).set({ preview, drawnAt: clock.now() }).where(eq(studyFiles.id, id));
    if (preview === null) return;
    await tx
      .update(listings)
      .set({
        details: sql`jsonb_set(${listings.details}, '{file,preview}', ${JSON.stringify(preview)}::jsonb)`,
      })
      .where(and(eq(listings.hive, 'archive'), eq(sql`(${listings.details} -> 'file' ->> 'id')`, id)));
  });
}

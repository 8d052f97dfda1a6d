import { MINUTE, UNUSED_UPLOAD_LIFETIME, type Photo, type StudyFile } from '@campushive/contract';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { invalidField, notFound } from '../../calls/failure.js';
import type { Handlers } from '../../calls/handlers.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { downloads, listings, studyFiles } from '../../platform/database/schema/index.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import type { PreparedFile } from '../../platform/ports/files.js';
import type { EncodedPhoto } from '../../platform/ports/images.js';
import type { Route } from '../../platform/routes.js';
import { sameSecret } from '../../platform/secrets.js';
import { findListing } from '../hives/store.js';
import { isVisible } from '../hives/visible.js';
import { createFairGate } from '../../base/uploads/gate.js';
import { readAll, toPhoto } from '../../base/uploads/uploads.js';
import { fileReply, safeFileName } from '../../base/uploads/send-file.js';
import { rate } from './rate.js';
import { keysOf, previewKey, studyFileKey } from './study-file-keys.js';

export interface FilesModule {
  readonly calls: Handlers<'files.create' | 'files.download' | 'files.rate'>;
  /** Stores an inspected study file for its owner. */
  store(ownerId: string, name: string, file: PreparedFile): Promise<StudyFile>;
  /** Marks an upload of the owner's own as used; throws `validation_failed` on `fileId` for anything else. */
  attach(tx: Db, ownerId: string, fileId: string): Promise<StudyFile>;
  /** Draws missing previews of PDFs from before previews existed; call it once jobs run. */
  start(): Promise<void>;
  /** The files at the signed addresses that the download call returns. */
  readonly routes: readonly Route[];
}

const UPLOADS_A_MINUTE = 10;
const DOWNLOADS_A_MINUTE = 60;
/** Lifetime of a download address: long enough for a slow phone to start. */
const ADDRESS_LIFETIME = 5 * MINUTE;

/** Study material: inspected on upload, stored outside the public folder, served to members, with counted downloads. */
export function createFilesModule(platform: Platform): FilesModule {
  const { db, clock, storage, limits, jobs, secrets, images, files } = platform;
  // Unpacking is expensive: one file at a time.
  const inTurn = createFairGate(1);
  jobs.work('files.sweep', sweep);
  jobs.every('files.sweep', '47 * * * *');
  jobs.work('files.draw', drawUndrawn);

  return {
    store,
    attach,
    routes: [fileRoute()],
    start: () => jobs.send('files.draw', {}, { singletonKey: 'files.draw' }),
    calls: {
      async 'files.create'(_input, { viewer, file }) {
        await limits.hit(`files:${viewer.userId}`, UPLOADS_A_MINUTE, 60);
        const bytes = await readAll(file, 'A study file may have at most 25 MB.');
        const prepared = await inTurn(viewer.userId, () => files.prepareStudyFile(bytes));
        return { data: await store(viewer.userId, file.name, prepared) };
      },
      async 'files.download'({ id }, { viewer }) {
        await limits.hit(`downloads:${viewer.userId}`, DOWNLOADS_A_MINUTE, 60);
        const found = await findListing(db, id);
        if (found?.listing.hive !== 'archive' || !isVisible(found.listing, viewer)) throw notFound('File');
        const { posterId, details, status } = found.listing;
        if (status !== 'active' && posterId !== viewer.userId) throw notFound('File');
        const file = details['file'] as StudyFile | null | undefined;
        const link = details['fileUrl'];
        const url = file == null ? (typeof link === 'string' ? link : undefined) : addressOf(file.id);
        if (url === undefined) throw notFound('File');
        if (posterId !== viewer.userId) await count(id, viewer.userId);
        return { data: { url, name: file?.name ?? null, external: file == null } };
      },
      'files.rate': async ({ id, helpful }, { viewer }) => ({
        data: await rate(platform, id, helpful, viewer),
      }),
    },
  };

  async function store(ownerId: string, name: string, file: PreparedFile): Promise<StudyFile> {
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
      preview: file.preview && previewOf(id, file.preview),
      drawnAt: format === 'pdf' ? clock.now() : null,
      createdAt: clock.now(),
    };
    // Stores the row first: if a later step fails, the sweep deletes its files with it.
    await db.transaction((tx) => tx.insert(studyFiles).values(row));
    await storage.putPrivate(studyFileKey(id), bytes, contentType);
    if (file.preview !== null) await putPreview(id, file.preview);
    return toStudyFile(row);
  }

  function previewOf(id: string, encoded: EncodedPhoto): Photo {
    return toPhoto(id, encoded, (variant) => storage.urlOf(previewKey(id, variant)));
  }

  async function putPreview(id: string, { variants }: EncodedPhoto): Promise<void> {
    for (const variant of variants)
      await storage.put(previewKey(id, variant), variant.bytes, variant.contentType);
  }

  /** Draws the missing previews of PDFs from before previews existed, one at a time. */
  async function drawUndrawn(): Promise<void> {
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
      const encoded = await inTurn('jobs', () => encodedFirstPage(id));
      if (encoded !== null) await putPreview(id, encoded);
      await saveDrawn(id, encoded && previewOf(id, encoded));
    }
  }

  async function encodedFirstPage(id: string): Promise<EncodedPhoto | null> {
    // A missing file has no preview, and must not stop the others.
    const bytes = await storage.read(studyFileKey(id)).catch(() => null);
    if (bytes === null) return null;
    const drawn = await files.drawFirstPage(bytes);
    return drawn.status === 'drawn' ? images.encodeDrawn(drawn.picture) : null;
  }

  /** Copies the preview to the listing, which contains its file's data. */
  async function saveDrawn(id: string, preview: Photo | null): Promise<void> {
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

  /** Counts each student once, however often they download the file. */
  async function count(listingId: string, userId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const [first] = await tx
        .insert(downloads)
        .values({ listingId, userId, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      if (first === undefined) return;
      const counted = sql`coalesce((${listings.details}->>'downloads')::int, 0) + 1`;
      await tx
        .update(listings)
        .set({ details: sql`jsonb_set(${listings.details}, '{downloads}', to_jsonb(${counted}))` })
        .where(eq(listings.id, listingId));
    });
  }

  function addressOf(fileId: string): string {
    const until = later(clock.now(), ADDRESS_LIFETIME).getTime();
    return `/api/study-files/${fileId}/${until}/${secrets.keyed('study-file', `${fileId}:${until}`)}`;
  }

  function fileRoute(): Route {
    return {
      method: 'GET',
      path: '/study-files/:id/:until/:signature',
      async handle({ params: { id = '', until = '', signature = '' } }) {
        const isOurs = sameSecret(signature, secrets.keyed('study-file', `${id}:${until}`));
        if (!isOurs || Number(until) < clock.now().getTime()) throw notFound('File');
        const [row] = await db.select().from(studyFiles).where(eq(studyFiles.id, id));
        if (row === undefined) throw notFound('File');
        return fileReply(row, await storage.read(studyFileKey(id)));
      },
    };
  }

  async function attach(tx: Db, ownerId: string, fileId: string): Promise<StudyFile> {
    const [row] = await tx
      .update(studyFiles)
      .set({ attachedAt: sql`coalesce(${studyFiles.attachedAt}, ${clock.now().toISOString()}::timestamptz)` })
      .where(and(eq(studyFiles.id, fileId), eq(studyFiles.ownerId, ownerId)))
      .returning();
    if (row === undefined) throw invalidField('fileId', 'unknown_upload');
    return toStudyFile(row);
  }

  /** Deletes files that no listing used within a day. */
  async function sweep(): Promise<void> {
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
}

type Row = Omit<typeof studyFiles.$inferSelect, 'attachedAt' | 'sha256' | 'drawnAt'>;
const toStudyFile = ({ id, name, format, size, pages, preview }: Row): StudyFile => ({
  id,
  name,
  format,
  size,
  pages,
  preview,
});

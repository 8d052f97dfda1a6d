import { DAY, type Photo, type UploadPurpose } from '@campushive/contract';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { uuidv7 } from 'uuidv7';
import { Failure } from '../../http/failure.js';
import type { Handlers, IncomingFile } from '../../http/handlers.js';
import { later } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import { uploads } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import { encodePhoto, requirePhoto, type EncodedPhoto } from './images.js';

export interface UploadsModule {
  readonly calls: Handlers<'uploads.create'>;
  /**
   * The photos behind ids or addresses of the owner's own uploads, in that order, now in use. Throws `validation_failed`
   * on `{field}.{index}` for whatever is not one.
   */
  attach(
    tx: Db,
    ownerId: string,
    references: readonly string[],
    purposes: readonly UploadPurpose[],
    field: string,
  ): Promise<Photo[]>;
  /** Encodes and stores a photo that is nobody's request: the demo campus. */
  store(ownerId: string, purpose: UploadPurpose, bytes: Uint8Array): Promise<Photo>;
}

const UPLOADS_A_MINUTE = 30;
const UNUSED_FOR = DAY;

export function createUploadsModule(platform: Platform): UploadsModule {
  const { db, clock, storage, limits, jobs } = platform;
  jobs.work('uploads.sweep', sweep);
  jobs.every('uploads.sweep', '41 * * * *');
  return {
    attach,
    store,
    calls: {
      async 'uploads.create'({ purpose }, { viewer, file }) {
        await limits.hit(`uploads:${viewer.userId}`, UPLOADS_A_MINUTE, 60);
        const bytes = await readAll(file);
        if (purpose === 'study-file') {
          throw new Failure(
            'unsupported_file',
            'Study files cannot be uploaded yet. Please give a link instead.',
          );
        }
        await requirePhoto(bytes);
        return { data: await store(viewer.userId, purpose, bytes) };
      },
    },
  };

  async function store(ownerId: string, purpose: UploadPurpose, bytes: Uint8Array): Promise<Photo> {
    const encoded = await encodePhoto(bytes);
    const id = uuidv7();
    const keyOf = ({ width, format }: { width: number; format: string }) =>
      `photos/${id}/${width}.${format === 'jpeg' ? 'jpg' : format}`;
    for (const variant of encoded.variants) {
      await storage.put(keyOf(variant), variant.bytes, variant.contentType);
    }
    const photo = toPhoto(id, encoded, (variant) => storage.urlOf(keyOf(variant)));
    const files = encoded.variants.map(keyOf);
    await db.insert(uploads).values({ id, ownerId, purpose, photo, files, createdAt: clock.now() });
    return photo;
  }

  async function attach(
    tx: Db,
    ownerId: string,
    references: readonly string[],
    purposes: readonly UploadPurpose[],
    field: string,
  ): Promise<Photo[]> {
    if (references.length === 0) return [];
    const ids = references.map(idOf);
    const rows = await tx
      .select()
      .from(uploads)
      .where(
        and(
          inArray(
            uploads.id,
            ids.filter((id) => id !== undefined),
          ),
          eq(uploads.ownerId, ownerId),
          inArray(uploads.purpose, [...purposes]),
        ),
      );
    const photos = new Map(rows.map((row) => [row.id, row.photo]));
    const found = ids.map((id, index) => {
      const photo = id === undefined ? undefined : photos.get(id);
      if (photo !== undefined) return photo;
      const key = field.endsWith('Id') ? field : `${field}.${index}`;
      throw new Failure('validation_failed', `${key}: Not one of your uploads`, {
        fieldErrors: { [key]: 'Not one of your uploads' },
      });
    });
    await tx
      .update(uploads)
      .set({ attachedAt: clock.now() })
      .where(
        and(
          inArray(
            uploads.id,
            rows.map((row) => row.id),
          ),
          isNull(uploads.attachedAt),
        ),
      );
    return found;
  }

  /** What nothing used within a day goes, files first: a row without files would be a broken photo. */
  async function sweep(): Promise<void> {
    const old = await db
      .select()
      .from(uploads)
      .where(and(isNull(uploads.attachedAt), lt(uploads.createdAt, later(clock.now(), -UNUSED_FOR))))
      .limit(500);
    for (const row of old) {
      const gone = await db
        .delete(uploads)
        .where(and(eq(uploads.id, row.id), isNull(uploads.attachedAt)))
        .returning();
      if (gone.length > 0) await Promise.all(row.files.map((key) => storage.remove(key)));
    }
  }
}

function toPhoto(
  id: string,
  { variants, width, height, placeholder }: EncodedPhoto,
  urlOf: (variant: { width: number; format: string }) => string,
): Photo {
  const shown = variants.map((variant) => ({
    width: variant.width,
    format: variant.format,
    url: urlOf(variant),
  }));
  return { id, url: urlOf({ width, format: 'jpeg' }), variants: shown, width, height, placeholder };
}

/** An upload's id, given as such or inside one of its addresses. */
function idOf(reference: string): string | undefined {
  return /(?:^|\/photos\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|\/)/.exec(
    reference.toLowerCase(),
  )?.[1];
}

async function readAll(file: IncomingFile): Promise<Buffer> {
  const bytes = await collect(file.stream);
  if (file.truncated()) throw new Failure('payload_too_large', 'A photo may have at most 10 MB.');
  if (bytes.length === 0) {
    throw new Failure('validation_failed', 'file: Required', { fieldErrors: { file: 'Required' } });
  }
  return bytes;
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { join } from 'node:path';
import type { Config } from '../config.js';

/** Where files live: a folder, or any S3. Keys are ours, never a user's file name. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** As `put`, for what only this server hands out: the key begins with `private/`. */
  putPrivate(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  /** Where a browser reads it. */
  urlOf(key: string): string;
  /** The folder to serve under `/files`, when files are on this machine's disk. */
  readonly folder: string | undefined;
}

/** A file never changes under its key, so browsers may keep it for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export async function openStorage(config: Config): Promise<Storage> {
  const folder = join(config.dataDir, 'files');
  const { s3 } = config;
  const disk = new Disk(
    s3 === undefined ? new FSDriver({ location: folder, visibility: 'public' }) : await s3Driver(s3),
  );
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType, cacheControl: CACHE_CONTROL }),
    putPrivate: (key, bytes, contentType) => disk.put(key, bytes, { contentType, visibility: 'private' }),
    read: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    urlOf: (key) => (s3 === undefined ? `/files/${key}` : `${s3.publicUrl}/${key}`),
    folder: s3 === undefined ? folder : undefined,
  };
}

async function s3Driver(s3: NonNullable<Config['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    bucket: s3.bucket,
    region: s3.region,
    ...(s3.endpoint !== undefined && { endpoint: s3.endpoint, forcePathStyle: true }),
    visibility: 'public',
  });
}

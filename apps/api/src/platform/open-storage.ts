import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { join } from 'node:path';
import { ConfigError, type Config, type S3Config } from '../config.js';
import type { Storage } from '@campushive/domain/platform/storage';

/** A file never changes under its key, so browsers may keep it for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export async function openStorage(config: Config): Promise<Storage> {
  const folder = join(config.dataDir, 'files');
  const { s3 } = config;
  const disk = new Disk(
    s3 === undefined ? new FSDriver({ location: folder, visibility: 'public' }) : await s3Driver(s3),
  );
  if (s3 !== undefined) await refuseUnguarded(disk, s3);
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType, cacheControl: CACHE_CONTROL }),
    putPrivate: (key, bytes, contentType) => disk.put(key, bytes, { contentType, visibility: 'private' }),
    read: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
    urlOf: (key) => (s3 === undefined ? `/files/${key}` : `${s3.publicUrl}/${key}`),
    folder: s3 === undefined ? folder : undefined,
  };
}

async function s3Driver(s3: S3Config) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    bucket: s3.bucket,
    region: s3.region,
    ...(s3.endpoint !== undefined && { endpoint: s3.endpoint, forcePathStyle: true }),
    visibility: 'public',
    // New buckets of Amazon take no access lists, others know none: the bucket's policy says what everyone may read.
    supportsACL: false,
    // Services beside Amazon's do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const PROBE = 'private/probe.txt';

/** Writes a private file, and refuses to start with a bucket that takes none, or shows it to everyone. */
async function refuseUnguarded(disk: Disk, { publicUrl }: S3Config): Promise<void> {
  try {
    await disk.put(PROBE, 'Only the server may read this.', { contentType: 'text/plain' });
  } catch (error) {
    throw new ConfigError('S3_BUCKET: no file can be written to it', { cause: error });
  }
  // A failed fetch proves no exposure to us, although browsers may reach the address.
  const answer = await fetch(`${publicUrl}/${PROBE}`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  if (answer?.ok === true) {
    throw new ConfigError(
      'S3_BUCKET: everyone can read private/ through S3_PUBLIC_URL. Deny it in the bucket’s policy.',
    );
  }
}

import type { CallOptions, InputOf } from '@campushive/contract';
import type { Client } from '../../../kernel/index.js';

interface PickedPhoto extends InputOf<'uploads.create'> {
  readonly file: File;
}

/** Size in bytes below which a photo is uploaded unchanged. */
const SMALL = 300 * 1024;

/**
 * Uploads a photo, first reduced to the server's maximum size. Photos from phones have several megabytes, and mobile
 * data is expensive.
 */
export async function sendPhoto(
  client: Client,
  { file, purpose }: PickedPhoto,
  options: CallOptions = {},
): ReturnType<Client['uploads']['create']> {
  if (file.size < SMALL) return client.uploads.create({ file, purpose }, options);
  const small = await import('./shrink-photo.js').then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    // Offline, the code for shrinking may fail to load; the original then waits for the network.
    () => file,
  );
  options.signal?.throwIfAborted();
  return client.uploads.create({ file: small, purpose }, options);
}

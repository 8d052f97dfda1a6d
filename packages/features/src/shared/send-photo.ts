import type { CallOptions, InputOf } from '@campushive/contract';
import type { Client } from '../kernel/index.js';

interface PickedPhoto extends InputOf<'uploads.create'> {
  readonly file: File;
}

/** Bytes. What has fewer is sent as it is. */
const SMALL = 300 * 1024;

/** Stores a photo, which is first made as small as the server keeps it: data is dear, and a phone's photo has megabytes. */
export async function sendPhoto(
  client: Client,
  { file, purpose }: PickedPhoto,
  options: CallOptions = {},
): ReturnType<Client['uploads']['create']> {
  if (file.size < SMALL) return client.uploads.create({ file, purpose }, options);
  const small = await import('./shrink-photo.js').then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    // Without a network there may be no shrinking either: the photo itself waits for one.
    () => file,
  );
  options.signal?.throwIfAborted();
  return client.uploads.create({ file: small, purpose }, options);
}

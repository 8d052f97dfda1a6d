import { Failure } from '../../calls/failure.js';
import type { IncomingFile } from '../../calls/handlers.js';
import { joinChunks } from '../../platform/chunks.js';

/** Reads the whole file; refuses an empty one, and one over the limit with `tooLarge`. */
export async function readAll(file: IncomingFile, tooLarge: string): Promise<Uint8Array> {
  const bytes = await joinChunks(file.stream);
  if (file.truncated()) throw new Failure('payload_too_large', tooLarge);
  if (bytes.length === 0) throw new Failure('unreadable_file', 'This file is empty. Please choose another.');
  return bytes;
}

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Archive, ArchiveEntry } from '@campushive/domain/platform/ports/archive';

/** ZIP archives, written by yazl. */
export const archive: Archive = { pack };

function pack(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream as unknown as AsyncIterable<Buffer>, { objectMode: false });
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  addAll(zip, entries).then(() => zip.end(), fail);
  return output;
}

/** Adds the entries; each content is opened only when its turn comes. */
async function addAll(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, compress, content } of entries) {
    zip.addReadStreamLazy(name, { compress }, (done) => {
      const stream = Readable.from(content);
      stream.on('error', (error) => zip.emit('error', error));
      done(null, stream);
    });
  }
}

import type { IncomingFile } from '@campushive/domain/calls/handlers';

/** Presents a file of a form as the domain takes it. Its size has no limit but the memory of the page. */
export function incomingFile(file: Blob): IncomingFile {
  return {
    name: 'name' in file ? String(file.name) : 'file',
    stream: {
      async *[Symbol.asyncIterator]() {
        yield new Uint8Array(await file.arrayBuffer());
      },
    },
    truncated: () => false,
  };
}

import type { ReaderPort, ReadOutcome } from '@campushive/features';
import { createCachedFiles } from './cached-files.js';
import { openPdf, type PdfParts } from './open-pdf.js';

/** Cache and session of a reader, and the parts of pdf.js. */
export interface ReaderOptions extends PdfParts {
  /** Name of the cache for files. */
  readonly name: string;
  /** Returns the session's token. A file that arrives after the session's end is not cached. */
  readonly token: () => string | null;
}

/** Maximum bytes of a file, above which phones run out of memory. The server accepts at most half of it. */
const MAX_BYTES = 50 * 1024 * 1024;

const failed = (problem: Extract<ReadOutcome, { status: 'failed' }>['problem']): ReadOutcome => ({
  status: 'failed',
  problem,
});

/** Opens study material with pdf.js, and caches opened files until the session ends. Load it on demand, because it weighs some 450 KB. */
export function createReader({ name, token, ...parts }: ReaderOptions): ReaderPort {
  const files = createCachedFiles(name);
  return {
    async open(id, address) {
      const cached = await files.read(id);
      if (cached !== null) return opened(cached);
      if (address === null) return failed('offline');
      const before = token();
      const bytes = await fetched(address);
      if (!(bytes instanceof Uint8Array)) return bytes;
      // pdf.js transfers the bytes to its worker.
      const copy = bytes.slice();
      const outcome = await opened(bytes);
      if (outcome.status === 'open' && before === token()) await files.keep(id, copy);
      return outcome;
    },
    forget: files.forget,
  };

  async function opened(bytes: Uint8Array<ArrayBuffer>): Promise<ReadOutcome> {
    try {
      return { status: 'open', pdf: await openPdf(bytes, parts) };
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'PasswordException') return failed('locked');
      if (name === 'RangeError') return failed('too-large');
      return failed('damaged');
    }
  }
}

async function fetched(address: string): Promise<Uint8Array<ArrayBuffer> | ReadOutcome> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return failed('failed');
    if (Number(answer.headers.get('content-length')) > MAX_BYTES) return failed('too-large');
    return new Uint8Array(await answer.arrayBuffer());
  } catch {
    return failed('offline');
  }
}

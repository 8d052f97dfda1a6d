import type { ReaderPort, ReadOutcome } from '@campushive/features';
import { createKeptFiles } from './kept-files.js';
import { openPdf, type PdfParts } from './open-pdf.js';

export interface ReaderOptions extends PdfParts {
  /** What the cache of kept files is called. */
  readonly name: string;
  /** The session's token: what comes after it has ended is not kept. */
  readonly token: () => string | null;
}

/** Bytes beyond which phones run out of memory; the server takes no more than half of it. */
const MAX_BYTES = 50 * 1024 * 1024;

const failed = (problem: Extract<ReadOutcome, { status: 'failed' }>['problem']): ReadOutcome => ({
  status: 'failed',
  problem,
});

/** Reads study material with pdf.js, and keeps what was opened until the session ends. It weighs some 450 KB: load it on demand. */
export function createReader({ name, token, ...parts }: ReaderOptions): ReaderPort {
  const files = createKeptFiles(name);
  return {
    async open(id, address) {
      const kept = await files.read(id);
      if (kept !== null) return opened(kept);
      if (address === null) return failed('offline');
      const before = token();
      const bytes = await fetched(address);
      if (!(bytes instanceof Uint8Array)) return bytes;
      // pdf.js takes the bytes away into its worker.
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

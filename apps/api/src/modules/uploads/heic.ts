import { decodeInWorker, workerFile } from './decoder.js';

/** What the worker is given. */
export interface HeicTask {
  readonly bytes: Uint8Array;
  /** A photo that says it has more is not unpacked. */
  readonly pixelsMax: number;
  /** Bytes that the decoder may take. */
  readonly memoryMax: number;
}

export type HeicAnswer =
  | {
      readonly status: 'decoded';
      /** Four bytes a pixel, upright. */
      readonly data: Uint8ClampedArray<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
    }
  | { readonly status: 'too-large' }
  | { readonly status: 'unreadable' };

/** The largest photos of phones, 48 megapixels, take 400 MB. */
const MAX_MEMORY = 512 * 1024 * 1024;
/** Those take some ten seconds on a core of their own. */
const PATIENCE = 40_000;
const WORKER = workerFile('heic-worker', import.meta.url);

/** Unpacks what iPhones make, which the image library cannot. */
export async function decodeHeic(
  bytes: Uint8Array,
  pixelsMax: number,
  { memoryMax = MAX_MEMORY, patience = PATIENCE } = {},
): Promise<HeicAnswer> {
  const task: HeicTask = { bytes, pixelsMax, memoryMax };
  return (await decodeInWorker<HeicAnswer>(WORKER, task, patience)) ?? { status: 'unreadable' };
}

import { decodeInWorker, workerFile } from './decoder.js';

/** Input of the worker. */
export interface HeicTask {
  readonly bytes: Uint8Array;
  /** Maximum number of pixels: a photo that declares more is not unpacked. */
  readonly pixelsMax: number;
  /** Memory limit of the decoder, in bytes. */
  readonly memoryMax: number;
}

export type HeicAnswer =
  | {
      readonly status: 'decoded';
      /** Pixels, four bytes each, upright. */
      readonly data: Uint8ClampedArray<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
    }
  | { readonly status: 'too-large' }
  | { readonly status: 'unreadable' };

/** Memory limit in bytes. The largest photos of phones, 48 megapixels, take 400 MB. */
const MAX_MEMORY = 512 * 1024 * 1024;
/** Timeout in ms. The largest photos take some ten seconds on a separate core. */
const PATIENCE = 40_000;
const WORKER = workerFile('heic-worker', import.meta.url);

/** Decodes photos of iPhones, which the image library cannot. */
export async function decodeHeic(
  bytes: Uint8Array,
  pixelsMax: number,
  { memoryMax = MAX_MEMORY, patience = PATIENCE } = {},
): Promise<HeicAnswer> {
  const task: HeicTask = { bytes, pixelsMax, memoryMax };
  return (await decodeInWorker<HeicAnswer>(WORKER, task, patience)) ?? { status: 'unreadable' };
}

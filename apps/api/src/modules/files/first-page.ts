import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';
import { decodeInWorker, workerFile } from '../uploads/decoder.js';
import type { DrawnPicture } from '../uploads/images.js';

/** What the worker is given. */
export interface FirstPageTask {
  readonly bytes: Uint8Array;
  /** Pixels into which the page is fitted. */
  readonly width: number;
  readonly height: number;
  /** Bytes that PDFium may take. */
  readonly memoryMax: number;
}

export type FirstPage =
  | { readonly status: 'drawn'; readonly picture: DrawnPicture; readonly pages: number }
  /** It opens, but its first page is beyond drawing: too much work, too large, or without a picture. `pages` as far as they were counted. */
  | { readonly status: 'undrawable'; readonly pages?: number }
  | { readonly status: 'locked' }
  | { readonly status: 'damaged' };

/** A scan of a page at 600 dots an inch takes 140 MB. */
const MAX_MEMORY = 384 * 1024 * 1024;
/** Milliseconds. Pages of text take a tenth of a second, the largest scans two. */
const PATIENCE = 10_000;
const WORKER = workerFile('first-page-worker', import.meta.url);

/** Draws the first page of a PDF with PDFium in WebAssembly, which runs none of its scripts and fetches nothing that it names. */
export async function drawFirstPage(
  bytes: Uint8Array,
  { memoryMax = MAX_MEMORY, patience = PATIENCE } = {},
): Promise<FirstPage> {
  const task: FirstPageTask = { bytes, memoryMax, width: MAX_PHOTO_WIDTH, height: MAX_PHOTO_HEIGHT };
  return (await decodeInWorker<FirstPage>(WORKER, task, patience)) ?? { status: 'undrawable' };
}

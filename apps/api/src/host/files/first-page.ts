import { MAX_PHOTO_HEIGHT, MAX_PHOTO_WIDTH } from '@campushive/contract';
import type { FirstPage } from '@campushive/domain/platform/ports/files';
import { decodeInWorker, workerFile } from '../images/decoder.js';

/** Input of the worker. */
export interface FirstPageTask {
  readonly bytes: Uint8Array;
  /** Pixels into which the page is fitted. */
  readonly width: number;
  readonly height: number;
  /** Memory limit of PDFium, in bytes. */
  readonly memoryMax: number;
}

/** Memory limit in bytes. A scan of a page at 600 dots per inch takes 140 MB. */
const MAX_MEMORY = 384 * 1024 * 1024;
/** Timeout in ms. Pages of text take a tenth of a second, the largest scans two. */
const PATIENCE = 10_000;
const WORKER = workerFile('first-page-worker', import.meta.url);

/** Draws the first page of a PDF with PDFium in WebAssembly, which runs none of its scripts and fetches none of its links. */
export async function drawFirstPage(
  bytes: Uint8Array,
  { memoryMax = MAX_MEMORY, patience = PATIENCE } = {},
): Promise<FirstPage> {
  const task: FirstPageTask = { bytes, memoryMax, width: MAX_PHOTO_WIDTH, height: MAX_PHOTO_HEIGHT };
  return (await decodeInWorker<FirstPage>(WORKER, task, patience)) ?? { status: 'undrawable' };
}

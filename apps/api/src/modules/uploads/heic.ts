import { Worker } from 'node:worker_threads';
import { createGate } from './gate.js';

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
/** A file of its own, also when all else is bundled. */
const WORKER = new URL(`./heic-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

// One at a time: each takes a core, and as much memory as all other photos together.
const inTurn = createGate(1);

/**
 * Unpacks what iPhones make, which the image library cannot: in a worker of its own, without the environment, that is ended
 * when it takes too long or too much.
 */
export const decodeHeic = (
  bytes: Uint8Array,
  pixelsMax: number,
  { memoryMax = MAX_MEMORY, patience = PATIENCE } = {},
): Promise<HeicAnswer> => inTurn(() => inWorker({ bytes, pixelsMax, memoryMax }, patience));

function inWorker(workerData: HeicTask, patience: number): Promise<HeicAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData,
      env: {},
      // The decoder talks about broken photos.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    const end = (answer: HeicAnswer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ status: 'unreadable' }), patience);
    worker.on('message', (answer: HeicAnswer) => end(answer));
    worker.on('error', () => end({ status: 'unreadable' }));
    worker.on('exit', () => end({ status: 'unreadable' }));
  });
}

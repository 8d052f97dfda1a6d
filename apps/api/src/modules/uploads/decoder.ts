import { Worker } from 'node:worker_threads';
import { createGate } from './gate.js';

/** Megabytes of the worker's own JavaScript; what a decoder unpacks lies outside them. */
const MAX_SCRIPT_MEMORY = 128;

// One at a time: each takes a core, and as much memory as all other photos together.
const inTurn = createGate(1);

/** The worker beside the module at `url`: a file of its own, also when all else is bundled. */
export const workerFile = (name: string, url: string): URL =>
  new URL(`./${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url);

/**
 * What a decoder says of a file that someone sent: in a worker of its own, without the environment, that is ended when it takes
 * longer than `patience` milliseconds. Null where it did, where it fell over, and where it said nothing.
 */
export const decodeInWorker = <Answer>(file: URL, task: object, patience: number): Promise<Answer | null> =>
  inTurn(() => answerOf<Answer>(file, task, patience));

function answerOf<Answer>(file: URL, task: object, patience: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(file, {
      workerData: task,
      env: {},
      // Decoders talk about broken files.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_SCRIPT_MEMORY },
    });
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), patience);
    worker.on('message', (answer: Answer) => end(answer));
    worker.on('error', () => end(null));
    worker.on('exit', () => end(null));
  });
}

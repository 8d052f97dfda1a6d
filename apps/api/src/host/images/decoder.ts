import { Worker } from 'node:worker_threads';
import { createGate } from '@campushive/domain/base/uploads/concurrency-limit';

/** Memory limit of the worker's own JavaScript, in megabytes; unpacked images lie outside it. */
const MAX_SCRIPT_MEMORY = 128;

// One at a time: each takes a core, and as much memory as all other photos together.
const inTurn = createGate(1);

/** Returns the worker file beside the module at `url`: a separate file, even when everything else is bundled. */
export const workerFile = (name: string, url: string): URL =>
  new URL(`./${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url);

/**
 * Runs a decoder on an uploaded file, in a separate worker without the environment, which is terminated after
 * `patience` milliseconds. Returns its answer; null for a timeout, a crash, or no answer.
 */
export const decodeInWorker = <Answer>(file: URL, task: object, patience: number): Promise<Answer | null> =>
  inTurn(() => answerOf<Answer>(file, task, patience));

function answerOf<Answer>(file: URL, task: object, patience: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(file, {
      workerData: task,
      env: {},
      // Captures the output of decoders, which print messages about broken files.
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

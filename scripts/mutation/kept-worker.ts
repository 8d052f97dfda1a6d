import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

/** After so many runs a thread makes room for a new one: what mutants leave behind must not meet those that come later. */
const RUNS = 25;

type Listener = (given: { type?: string }) => void;

let kept: { readonly thread: ThreadsPoolWorker; runs: number } | undefined;

/**
 * Vitest ends its worker after each run, and a run is a mutant: the whole server would be loaded again for each of them. This
 * one keeps its thread, and with it all modules. Test files are evaluated again and open a campus of their own, as ever.
 */
class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly #options: PoolOptions;
  #listeners: (readonly [event: string, listener: Listener])[] = [];
  #busy = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (kept !== undefined && kept.runs >= RUNS) await endThread();
    if (kept === undefined) {
      kept = { thread: new ThreadsPoolWorker(this.#options), runs: 0 };
      await kept.thread.start();
    }
    kept.runs += 1;
    this.on('message', ({ type }) => {
      if (type === 'testfileFinished') this.#busy = false;
    });
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    kept?.thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter(([, other]) => other !== listener);
    kept?.thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'run') this.#busy = true;
    if (message.type !== 'stop') return kept?.thread.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }

  /** A thread that is stopped while it works, as one in an endless loop, is not kept. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) kept?.thread.off(event, listener);
    this.#listeners = [];
    if (this.#busy) await endThread();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

/** Lets the thread go, which would keep this process alive. */
export async function endThread(): Promise<void> {
  const last = kept;
  kept = undefined;
  await last?.thread.stop();
}

/** For Vitest's setting `pool`. */
export const keptPool = { name: 'kept', createPoolWorker: (options: PoolOptions) => new KeptWorker(options) };

const [vitestPlugin] = vitestPlugins;
if (vitestPlugin === undefined) throw new Error("Stryker's plugin for Vitest names no runner.");
const { factory } = vitestPlugin;

/** What Stryker hands to a plugin, as far as this one looks at it. */
interface Injector {
  resolve(name: 'options'): { readonly vitest?: object };
  provideValue(name: 'options', value: object): NonNullable<Parameters<typeof factory>[0]>;
}

const createRunner = Object.assign(
  (injector: Injector) => {
    const options = injector.resolve('options');
    const vitest = { ...options.vitest, pool: keptPool };
    return factory(injector.provideValue('options', { ...options, vitest }));
  },
  { inject: ['$injector'] as const },
);

/** Stryker's runner for Vitest, on a thread that is kept. */
export const strykerPlugins = [{ ...vitestPlugin, name: 'kept-vitest', factory: createRunner }];

import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

/** Number of runs before a new thread replaces the old one, so that leftovers of mutants do not affect later ones. */
const RUNS = 25;

type Listener = (message: { type?: string }) => void;

let cached: { readonly thread: ThreadsPoolWorker; runs: number } | undefined;

/**
 * Keeps its thread, and so all loaded modules, between runs. Vitest's own worker ends after each run, that is each mutant, and would load
 * the whole server again. Test files are still evaluated for each run and open their own campus.
 */
class ReusedWorker implements PoolWorker {
  readonly name = 'kept';
  readonly #options: PoolOptions;
  #listeners: (readonly [event: string, listener: Listener])[] = [];
  #busy = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (cached !== undefined && cached.runs >= RUNS) await endThread();
    if (cached === undefined) {
      cached = { thread: new ThreadsPoolWorker(this.#options), runs: 0 };
      await cached.thread.start();
    }
    cached.runs += 1;
    this.on('message', ({ type }) => {
      if (type === 'testfileFinished') this.#busy = false;
    });
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    cached?.thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter(([, other]) => other !== listener);
    cached?.thread.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'run') this.#busy = true;
    if (message.type !== 'stop') return cached?.thread.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }

  /** Ends a thread that is stopped while it works, for example in an endless loop, instead of keeping it. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) cached?.thread.off(event, listener);
    this.#listeners = [];
    if (this.#busy) await endThread();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

/** Ends the thread, which would keep this process alive. */
export async function endThread(): Promise<void> {
  const last = cached;
  cached = undefined;
  await last?.thread.stop();
}

/** Value for Vitest's `pool` setting. */
export const reusedPool = {
  name: 'kept',
  createPoolWorker: (options: PoolOptions) => new ReusedWorker(options),
};

const [vitestPlugin] = vitestPlugins;
if (vitestPlugin === undefined) throw new Error("Stryker's plugin for Vitest names no runner.");
const { factory } = vitestPlugin;

/** The parts of Stryker's injector that this plugin uses. */
interface Injector {
  resolve(name: 'options'): { readonly vitest?: object };
  provideValue(name: 'options', value: object): NonNullable<Parameters<typeof factory>[0]>;
}

const createRunner = Object.assign(
  (injector: Injector) => {
    const options = injector.resolve('options');
    const vitest = { ...options.vitest, pool: reusedPool };
    return factory(injector.provideValue('options', { ...options, vitest }));
  },
  { inject: ['$injector'] as const },
);

/** Stryker's runner for Vitest, on the kept thread. */
export const strykerPlugins = [{ ...vitestPlugin, name: 'kept-vitest', factory: createRunner }];

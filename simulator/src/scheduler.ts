import type { Chance } from './chance.js';

/** The run itself is broken: work waits for something that never comes. */
class Stuck extends Error {}

interface Request {
  /** The transaction that it belongs to. */
  readonly tx: object | undefined;
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** When a process dies: after so many points, or just after so many transactions. */
export interface Death {
  readonly points?: number;
  readonly commits?: number;
}

/** More turns than any work takes that waits for no statement, such as writing a PDF. */
const MAX_IDLE_TURNS = 200_000;

/**
 * Decides what happens next. Everything that a process asks of the outside (statements, the provider, pages) waits here and
 * goes on in an order drawn by chance; between any two of them the process can die. Only one transaction is open at a time, as
 * in the embedded database.
 */
export class Scheduler {
  /** The open transaction; what it asks goes first. */
  tx: object | undefined;
  /** How many transactions have ended well. */
  commits = 0;
  /** A promise that was broken on the way, where no state shows it. */
  broken: string | undefined;
  /** What died is never answered again. */
  #generation = 0;
  #pending: Request[] = [];
  #steps = 0;

  /** How many points have been passed: in all, what a crash can lie between. */
  get steps(): number {
    return this.#steps;
  }

  /** For one process: what it asks after its death is never answered. */
  gate(): <T>(run: () => Promise<T>, tx?: object) => Promise<T> {
    const generation = this.#generation;
    return <T>(run: () => Promise<T>, tx?: object) =>
      new Promise<T>((resolve, reject) => {
        if (generation !== this.#generation) return;
        this.#pending.push({ tx, run, resolve: resolve as (value: unknown) => void, reject });
      });
  }

  /** Runs the work to its end, or until the process dies; answers whether it died. */
  async drive(
    work: readonly Promise<unknown>[],
    chance: Chance,
    { points = Infinity, commits = Infinity }: Death = {},
  ): Promise<boolean> {
    let open = work.length;
    for (const one of work) void one.finally(() => (open -= 1)).catch(() => undefined);
    let passed = 0;
    const committed = this.commits;
    let idle = 0;
    for (;;) {
      await turn();
      const request = this.#take(chance);
      if (request === undefined) {
        if (open === 0 && this.#pending.length === 0) return false;
        if ((idle += 1) > MAX_IDLE_TURNS || (this.#pending.length > 0 && idle > 1_000))
          throw new Stuck('A transaction waits for what is outside it, or work never ends.');
        continue;
      }
      idle = 0;
      if (passed >= points || this.commits - committed >= commits) {
        this.#generation += 1;
        this.#pending = [];
        return true;
      }
      passed += 1;
      this.#steps += 1;
      await request.run().then(request.resolve, request.reject);
    }
  }

  #take(chance: Chance): Request | undefined {
    const able = this.#pending.filter(({ tx }) => this.tx === undefined || tx === this.tx);
    const request = able.length > 1 ? chance.pick(able) : able[0];
    if (request !== undefined) this.#pending.splice(this.#pending.indexOf(request), 1);
    return request;
  }
}

/** Lets everything go on that waits for nothing. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

import type { Chance } from './chance.js';

/** The run cannot continue: its work waits for something that never comes. */
class Stuck extends Error {}

interface Request {
  /** Transaction of the request. */
  readonly tx: object | undefined;
  run(): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Moment at which a process dies: after a number of points, or right after a number of transactions. */
export interface Death {
  readonly points?: number;
  readonly commits?: number;
}

/** Turns without a statement before the run counts as stuck; more than any such work takes, for example writing a PDF. */
const MAX_IDLE_TURNS = 200_000;

/**
 * Decides what happens next. Every request of a process to the outside (statements, the provider, pages) waits here and continues in a
 * random order; the process can die between any two of them. Only one transaction is open at a time, as in the embedded database.
 */
export class Scheduler {
  /** The open transaction; its requests go first. */
  tx: object | undefined;
  /** Number of committed transactions. */
  commits = 0;
  /** An invariant that was broken on the way and leaves no trace in the state. */
  broken: string | undefined;
  /** Number of the living process. Requests of earlier ones are never answered. */
  #generation = 0;
  #pending: Request[] = [];
  #steps = 0;

  /** Number of points so far: moments at which a crash can happen. */
  get steps(): number {
    return this.#steps;
  }

  /** Returns the gate of a process. Requests after the process died are never answered. */
  gate(): <T>(run: () => Promise<T>, tx?: object) => Promise<T> {
    const generation = this.#generation;
    return <T>(run: () => Promise<T>, tx?: object) =>
      new Promise<T>((resolve, reject) => {
        if (generation !== this.#generation) return;
        this.#pending.push({ tx, run, resolve: resolve as (value: unknown) => void, reject });
      });
  }

  /** Runs the work to its end, or until the process dies. Returns true when it died. */
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

/** Lets work continue that waits for no request. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

import { DAY, HOUR, type Message } from '@campushive/contract';
import { createHash } from 'node:crypto';
import { V7Generator } from 'uuidv7';
import { takeIdsFrom } from '../../apps/api/src/platform/ids.js';
import type { Viewer } from '../../apps/api/src/http/viewer.js';
import { Bank } from './bank.js';
import { Chance } from './chance.js';
import type { Engine } from './engine.js';
import { startProcess, type Outside, type Process } from './process.js';
import { Scheduler, type Death } from './scheduler.js';
import { BEGINNING, people } from './template.js';

/** A message that the server accepted. */
export interface Accepted {
  readonly clientId: string;
  readonly senderId: string;
  readonly conversationId: string;
}

/** Everything of one run: time, the bank, the people, the process that lives at the moment, and what must not be lost. */
export class World {
  readonly engine: Engine;
  readonly scheduler = new Scheduler();
  readonly bank: Bank;
  readonly chance: Chance;
  readonly students: readonly Viewer[] = people.students;
  readonly moderator: Viewer = people.moderator;
  readonly admin: Viewer = people.admin;
  /** What the right code was entered for, a door opened, or a moderator released. */
  readonly handedOver = new Set<string>();
  /** Pairs of students, ids in order, between whom there was ever a block. */
  readonly blocked = new Set<string>();
  /** Which errands the helper entered the code of the pick-up for. */
  readonly pickedUp = new Set<string>();
  /** What the phones of buyers keep, by order: each that they fetched, the older ones too. */
  readonly vouchers = new Map<string, readonly string[]>();
  /** Orders with a voucher that was accepted, and whether the last one was their own. */
  readonly vouchersTaken = new Map<string, boolean>();
  /** By the code of a ticket: the admission that it was let in by, as its phone names it. */
  readonly #letIn = new Map<string, string>();
  /** Events with students who were named for their doors, whatever became of that. */
  readonly #helpers = new Set<string>();
  readonly accepted: Accepted[] = [];
  /** Messages that were sent, and for which no answer has come yet. */
  unsure: Accepted[] = [];
  /** When the work that comes by the clock was last done, in true time. */
  readonly lastRun = new Map<string, number>();
  /** What each student's pages heard, by conversation: the positions are asked of the database. */
  readonly heard = new Map<string, string[]>();
  readonly trace: string[] = [];
  /** Errors that the processes wrote into their log since the last step. */
  errors: string[] = [];
  process: Process | undefined;
  /** From now on nothing fails: the run is brought to its end. */
  calm = false;
  /** Until when the provider does not answer at all. */
  outageUntil = 0;
  crashes = 0;
  /** True time, and how wrong the clock of the server is. */
  time = BEGINNING.getTime();
  skew = 0;
  /** Draws what happens within the step. */
  step: Chance;
  readonly #hash = createHash('sha256');

  constructor(engine: Engine, seed: number) {
    this.engine = engine;
    this.chance = new Chance(seed);
    this.step = this.chance.of('start');
    this.bank = new Bank(() => new Date(this.time));
    const ids = this.chance.of('ids');
    const generator = new V7Generator({ nextUint32: () => ids.next() });
    takeIdsFrom(() => generator.generateOrResetCore(this.now().getTime(), 10_000).toString());
  }

  /** What the server takes for the time. */
  now(): Date {
    return new Date(this.time + this.skew);
  }

  /** The living process; a new one after a death. */
  async alive(): Promise<Process> {
    return (this.process ??= await startProcess(this.#outside()));
  }

  /** Does several things at once, until they are done or the process dies. */
  async drive(work: readonly Promise<unknown>[], death?: Death): Promise<boolean> {
    const died = await this.scheduler.drive(work, this.step, death);
    if (died) {
      await this.process?.bury();
      this.process = undefined;
      this.crashes += 1;
    }
    return died;
  }

  /** A phone was told that this admission of its is the one that counts: from now on no other is. */
  letIn(admissionId: string, code: string): void {
    const known = this.#letIn.get(code) ?? admissionId;
    if (known !== admissionId) throw new Error(`one ticket let two in: ${known} and ${admissionId}`);
    this.#letIn.set(code, admissionId);
  }

  /** The event was moved: its tickets are let in again for the new time. */
  forgetAdmissions(): void {
    this.#letIn.clear();
  }

  /** From now on the student may let in who comes: whether they still may is the server's to say. */
  nameHelper(eventId: string, studentId: string): void {
    this.#helpers.add(`${eventId}/${studentId}`);
  }

  /** Whether the student was ever named for the door of the event. */
  mayHelp(eventId: string, studentId: string): boolean {
    return this.#helpers.has(`${eventId}/${studentId}`);
  }

  /** From now on the message must not be lost. */
  accept(message: Accepted): void {
    this.unsure = this.unsure.filter((one) => one !== message);
    this.accepted.push(message);
  }

  note(line: string): void {
    this.trace.push(line);
    this.#hash.update(`${line}\n`);
  }

  hash(): string {
    return this.#hash.copy().digest('hex').slice(0, 16);
  }

  #outside(): Outside {
    // Chance of its own for every life: what one draws does not depend on how the one before died.
    const chance = this.chance.of(`life ${this.crashes}`);
    return {
      engine: this.engine,
      scheduler: this.scheduler,
      bank: this.bank,
      chance,
      clock: { now: () => this.now() },
      queueClock: { now: () => new Date(this.time) },
      faults: () => {
        if (this.calm) return { lost: 0, unanswered: 0, delivery: 0 };
        const down = this.time < this.outageUntil;
        return { lost: down ? 1 : 0.06, unanswered: 0.06, delivery: 0.08 };
      },
      received: (userIds, message) => this.#received(userIds, message),
      logged: (line) => void this.errors.push(line),
    };
  }

  #received(userIds: readonly string[], { id, conversationId }: Message): void {
    for (const userId of userIds) {
      const key = `${userId} ${conversationId}`;
      this.heard.set(key, [...(this.heard.get(key) ?? []), id]);
    }
  }
}

/** Moves true time forward, and now and then the clock of the server somewhere else. */
export function letTimePass(world: World, chance: Chance): void {
  const passed = chance.weighted([
    [3, chance.below(60_000)],
    [4, chance.below(HOUR)],
    [3, chance.below(8 * HOUR)],
    [1.5, DAY + chance.below(2 * DAY)],
  ]);
  world.time += passed ?? 0;
  if (chance.happens(0.04)) {
    world.skew =
      chance.weighted([
        [6, 0],
        [2, -chance.below(2 * HOUR)],
        [2, chance.below(2 * HOUR)],
        [0.3, 365 * DAY],
        [0.3, -30 * DAY],
      ]) ?? 0;
    world.note(`the clock is wrong by ${Math.round(world.skew / 1000)} s`);
  }
  if (chance.happens(0.02)) world.outageUntil = world.time + chance.below(DAY);
}

import { DAY, HOUR, type Message } from '@campushive/contract';
import { createHash } from 'node:crypto';
import { V7Generator } from 'uuidv7';
import { setIdSource } from '@campushive/domain/platform/ids';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Mail } from '@campushive/domain/platform/mail/mail';
import { Bank } from '@campushive/testing/bank';
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

/** State of a run: time, the bank, the people, the living process, and facts that must not be lost. */
export class World {
  readonly engine: Engine;
  readonly scheduler = new Scheduler();
  readonly bank: Bank;
  readonly chance: Chance;
  readonly students: readonly Viewer[] = people.students;
  readonly moderator: Viewer = people.moderator;
  readonly admin: Viewer = people.admin;
  /** Orders whose handover code was entered, whose guest was admitted, or which a moderator released. */
  readonly handedOver = new Set<string>();
  /** Pairs of students, ids in order, who ever had a block between them. */
  readonly blocked = new Set<string>();
  /** Errands for which the helper entered the pick-up code. */
  readonly pickedUp = new Set<string>();
  /** Vouchers stored on buyers' phones, by order, including older ones. */
  readonly vouchers = new Map<string, readonly string[]>();
  /** Orders with an accepted voucher, and whether the last one was their own. */
  readonly acceptedVouchers = new Map<string, boolean>();
  /** Accepted admission by ticket code, under the id that the phone chose. */
  readonly #admittedIds = new Map<string, string>();
  /** Events with students who were ever named as door helpers. */
  readonly #helpers = new Set<string>();
  /** Mailed links to imported listings, with the number of the student in the address. */
  readonly claimLinks: { readonly student: number; readonly token: string }[] = [];
  /** Ids of the imports. */
  readonly importRuns: string[] = [];
  importCount = 0;
  readonly accepted: Accepted[] = [];
  /** Messages that were sent and not answered yet. */
  unsure: Accepted[] = [];
  /** Last run of each cron job, in true time. */
  readonly lastRun = new Map<string, number>();
  /** Messages that each student's pages received, by conversation. Their positions come from the database. */
  readonly heard = new Map<string, string[]>();
  readonly trace: string[] = [];
  /** Errors that the processes logged since the last step. */
  errors: string[] = [];
  process: Process | undefined;
  /** True from the moment when nothing fails any more and the run is brought to its end. */
  calm = false;
  /** End of the provider's outage. */
  outageUntil = 0;
  crashes = 0;
  /** True time, and the error of the server's clock. */
  time = BEGINNING.getTime();
  skew = 0;
  /** Generator for the current step. */
  step: Chance;
  readonly #hash = createHash('sha256');

  constructor(engine: Engine, seed: number) {
    this.engine = engine;
    this.chance = new Chance(seed);
    this.step = this.chance.of('start');
    this.bank = new Bank(() => new Date(this.time));
    const ids = this.chance.of('ids');
    const generator = new V7Generator({ nextUint32: () => ids.next() });
    setIdSource(() => generator.generateOrResetCore(this.now().getTime(), 10_000).toString());
  }

  /** Returns the time according to the server. */
  now(): Date {
    return new Date(this.time + this.skew);
  }

  /** Returns the living process, or starts a new one after a death. */
  async alive(): Promise<Process> {
    return (this.process ??= await startProcess(this.#outside()));
  }

  /** Runs concurrent work, until it is done or the process dies. */
  async drive(work: readonly Promise<unknown>[], death?: Death): Promise<boolean> {
    const died = await this.scheduler.drive(work, this.step, death);
    if (died) {
      await this.process?.bury();
      this.process = undefined;
      this.crashes += 1;
    }
    return died;
  }

  /** Records the admission that counts for a ticket. Throws when another one counted before. */
  letIn(admissionId: string, code: string): void {
    const admission = this.#admittedIds.get(code) ?? admissionId;
    if (admission !== admissionId) throw new Error(`one ticket let two in: ${admission} and ${admissionId}`);
    this.#admittedIds.set(code, admissionId);
  }

  /** Forgets admissions after the event moved: its tickets can be admitted again at the new time. */
  forgetAdmissions(): void {
    this.#admittedIds.clear();
  }

  /** Records that a student was named as a door helper. The server decides whether the student still is. */
  nameHelper(eventId: string, studentId: string): void {
    this.#helpers.add(`${eventId}/${studentId}`);
  }

  /** Returns true when the student was ever named as a helper of the event. */
  mayHelp(eventId: string, studentId: string): boolean {
    return this.#helpers.has(`${eventId}/${studentId}`);
  }

  /** Records a message that must not be lost from now on. */
  accept(message: Accepted): void {
    this.unsure = this.unsure.filter((accepted) => accepted !== message);
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
    // Each life has its own generator, so its draws do not depend on how the one before died.
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
      mailed: (mail) => this.#mailed(mail),
      received: (userIds, message) => this.#received(userIds, message),
      logged: (line) => void this.errors.push(line),
    };
  }

  #mailed({ to, text }: Mail): void {
    const token = /\/claim\?token=([\w-]+)/.exec(text)?.[1];
    const student = /^student(\d+)@/.exec(to)?.[1];
    if (token !== undefined && student !== undefined)
      this.claimLinks.push({ student: Number(student), token });
  }

  #received(userIds: readonly string[], { id, conversationId }: Message): void {
    for (const userId of userIds) {
      const key = `${userId} ${conversationId}`;
      this.heard.set(key, [...(this.heard.get(key) ?? []), id]);
    }
  }
}

/** Moves true time forward, and sometimes the server's clock. */
export function passTime(world: World, chance: Chance): void {
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

import type { Campus } from '@campushive/contract/campus-schema';
import { createDomain, type Domain } from '@campushive/domain/create-domain';
import { createLocalLimits, type Limits } from '@campushive/domain/platform/limits';
import type { JobName } from '@campushive/domain/platform/jobs';
import type { Log } from '@campushive/domain/platform/log';
import { Outbox } from '@campushive/domain/platform/outbox/outbox';
import type { Platform } from '@campushive/domain/platform/platform';
import { createLocalPresence } from '@campushive/domain/platform/presence';
import { Bank } from './bank.js';
import { fillBank, noteOf, type BankNote } from './bank-note.js';
import { MemoryMailbox, type ReceivedMail } from './mailbox.js';
import { createMemoryStorage, type PageStorage, type StoredFile } from './memory-storage.js';
import type { Database } from '@campushive/domain/platform/database/database';
import type { Ports } from '@campushive/domain/platform/ports/ports';
import { PageHub } from './page-hub.js';
import { withPhones } from './phones.js';
import { createVirtualQueue, periodOf, type VirtualQueue } from './queue.js';
import { timeIdsBy, type VirtualClock } from './virtual-clock.js';

/** Rounds of deliveries and jobs after which a campus counts as never coming to rest. */
const MAX_ROUNDS = 100;

/** Processes of the outbox take no time here, so that nothing waits for a real clock. */
const timers = { elapsed: () => 0, sleep: () => Promise.resolve() };
const sure = { fraction: () => 1 };
const noFaults = () => ({ lost: 0, unanswered: 0 });

/** Place in which the domain runs, where it differs from a page of tests. */
export interface Place {
  readonly ports: Ports & Pick<Platform, 'secrets'>;
  /** Address of the web app. */
  readonly publicUrl?: string;
  /** Address of the page on which a charge is paid. */
  readonly payPage?: (reference: string) => string;
  /** Stored files by their keys. Default: none. */
  readonly files?: Map<string, StoredFile>;
  /** State of an earlier domain on the same data. Default: none. */
  readonly memory?: DomainMemory;
}

/** State of a running domain that is not in its database. */
export interface DomainMemory {
  readonly time: Date;
  readonly bank: BankNote;
  readonly mails: readonly ReceivedMail[];
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly lastRuns: ReadonlyMap<JobName, number>;
}

/** The domain over parts that live in this page, with everything that it does after a call. */
export class RunningDomain {
  readonly clock: VirtualClock;
  readonly mailbox: MemoryMailbox;
  readonly storage: PageStorage;
  readonly hub: PageHub;
  readonly bank: Bank;
  readonly platform: Platform;
  readonly modules: Domain;
  /** Unexpected errors, oldest first. */
  readonly errors: unknown[] = [];
  #limits: Limits;
  readonly #queue: VirtualQueue;
  readonly #lastRuns = new Map<JobName, number>();
  readonly #files: Map<string, StoredFile>;

  constructor(database: Database, campus: Campus, clock: VirtualClock, place: Place) {
    this.clock = clock;
    timeIdsBy(clock, place.memory?.time);
    this.mailbox = new MemoryMailbox(clock);
    this.#files = place.files ?? new Map(place.memory?.files);
    this.storage = createMemoryStorage(this.#files);
    this.hub = new PageHub((payload) => this.storage.withOpenAddresses(payload));
    this.bank = new Bank(() => clock.now(), place.payPage);
    this.#recall(place.memory);
    this.#limits = createLocalLimits(clock);
    const log = this.#createLog();
    this.#queue = createVirtualQueue(database, clock);
    this.platform = {
      ...place.ports,
      ...database,
      config: configOf(campus, place.publicUrl),
      clock,
      mail: { send: (mail) => this.mailbox.deliver(mail) },
      storage: this.storage,
      limits: {
        hit: (...args) => this.#limits.hit(...args),
        giveBack: (key) => this.#limits.giveBack(key),
      },
      jobs: this.#queue,
      outbox: new Outbox(database, clock, log, { timers }),
      realtime: this.hub,
      pages: this.hub,
      presence: createLocalPresence(),
      push: undefined,
      sms: undefined,
      log,
    };
    this.modules = createDomain(this.platform, {
      provider: withPhones(
        this.bank.client((run) => run(), sure, noFaults),
        this.bank,
      ),
      isSigned: () => true,
    });
  }

  /** Delivers all news of the provider and all events, and runs all due jobs, until nothing is left. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      for (const event of this.bank.events.splice(0)) {
        const raw = new TextEncoder().encode(JSON.stringify(event));
        await this.modules.payments.receive(raw, 'none');
      }
      await this.platform.outbox.flush('messages');
      await this.platform.outbox.flush('general');
      const due = await this.#queue.due();
      for (const job of due) await this.#queue.run(job);
      if (due.length === 0 && this.bank.events.length === 0) return;
    }
    throw new Error('The campus does not come to rest: a job or an event causes itself again');
  }

  /**
   * Moves time in one step, as when a server was off meanwhile: banks finish what they were doing, due jobs and each scheduled
   * job run once.
   */
  async pass(milliseconds: number): Promise<void> {
    await this.wait(milliseconds);
    const now = this.clock.now().getTime();
    for (const [name, cron] of this.#queue.crons) {
      if (now - (this.#lastRuns.get(name) ?? 0) < periodOf(cron)) continue;
      this.#lastRuns.set(name, now);
      await this.#queue.runNow(name, {} as never).catch((error: unknown) => this.errors.push(error));
    }
    await this.settle();
  }

  /** Moves time in one step, without scheduled jobs: banks finish what they were doing, and due jobs run. */
  async wait(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    for (const refund of this.bank.refunds) this.bank.endRefund(refund, 'processed');
    for (const transfer of this.bank.transfers.values())
      if (transfer.status === 'pending') this.bank.endTransfer(transfer, 'success');
    await this.settle();
  }

  /** Runs a scheduled job now. */
  async run(job: string): Promise<void> {
    const name = [...this.#queue.crons.keys()].find((one) => one === job);
    if (name === undefined) throw new Error(`There is no scheduled job "${job}"`);
    await this.#queue.runNow(name, {} as never);
    await this.settle();
  }

  /** Returns a copy of everything that is not in the database, for a domain that continues from here. */
  memory(): DomainMemory {
    return {
      time: this.clock.now(),
      bank: structuredClone(noteOf(this.bank)),
      mails: this.mailbox.newest(Infinity).reverse(),
      files: new Map(this.#files),
      lastRuns: new Map(this.#lastRuns),
    };
  }

  #recall(memory: DomainMemory | undefined): void {
    if (memory === undefined) return;
    fillBank(this.bank, memory.bank);
    this.mailbox.fill(memory.mails);
    for (const [name, at] of memory.lastRuns) this.#lastRuns.set(name, at);
  }

  /** Forgets how often calls were made. */
  forgetLimits(): void {
    this.#limits = createLocalLimits(this.clock);
  }

  async stop(): Promise<void> {
    this.hub.closeAll();
    await this.modules.threads.stop();
    this.modules.scamShield.stop();
    await this.platform.outbox.stop();
    this.storage.close();
  }

  #createLog(): Log {
    const append = (fields: object | string) => {
      this.errors.push(typeof fields === 'object' && 'err' in fields ? fields.err : fields);
    };
    const silent = () => undefined;
    return { debug: silent, info: silent, warn: silent, error: append };
  }
}

const configOf = (campus: Campus, publicUrl = 'https://campus.example'): Platform['config'] => ({
  production: false,
  campus,
  publicUrl,
  supportEmail: 'support@campus.example',
  adminEmails: [],
  scamRules: undefined,
  placeData: undefined,
});

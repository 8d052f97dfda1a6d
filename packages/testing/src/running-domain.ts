import type { Campus } from '@campushive/contract/campus-schema';
import { createDomain, type Domain } from '@campushive/domain/create-domain';
import { createLocalLimits } from '@campushive/domain/platform/limits';
import type { JobName } from '@campushive/domain/platform/jobs';
import type { Log } from '@campushive/domain/platform/log';
import { Outbox } from '@campushive/domain/platform/outbox';
import type { Platform } from '@campushive/domain/platform/platform';
import { createLocalPresence } from '@campushive/domain/platform/presence';
import { Bank } from './bank.js';
import { MemoryMailbox } from './mailbox.js';
import { createMemoryStorage } from './memory-storage.js';
import type { PageDatabase } from './page-database.js';
import { PageHub } from './page-hub.js';
import { createPagePorts } from './page-ports.js';
import { createPageSecrets } from './page-secrets.js';
import { createVirtualQueue, periodOf, type VirtualQueue } from './queue.js';
import { timeIdsBy, type VirtualClock } from './virtual-clock.js';

/** Rounds of deliveries and jobs after which a campus counts as never coming to rest. */
const MAX_ROUNDS = 100;

/** Processes of the outbox take no time here, so that nothing waits for a real clock. */
const timers = { elapsed: () => 0, sleep: () => Promise.resolve() };
const sure = { fraction: () => 1 };
const noFaults = () => ({ lost: 0, unanswered: 0 });

/** The domain over parts that live in this page, with everything that it does after a call. */
export class RunningDomain {
  readonly clock: VirtualClock;
  readonly mailbox: MemoryMailbox;
  readonly hub = new PageHub();
  readonly bank: Bank;
  readonly platform: Platform;
  readonly modules: Domain;
  /** Unexpected errors, oldest first. */
  readonly errors: unknown[] = [];
  readonly #queue: VirtualQueue;
  readonly #lastRuns = new Map<JobName, number>();

  constructor(database: PageDatabase, campus: Campus, clock: VirtualClock) {
    this.clock = clock;
    timeIdsBy(clock);
    this.mailbox = new MemoryMailbox(clock);
    this.bank = new Bank(() => clock.now());
    const log = this.#createLog();
    this.#queue = createVirtualQueue(database, clock);
    this.platform = {
      ...database,
      config: configOf(campus),
      clock,
      secrets: createPageSecrets(),
      mail: { send: (mail) => this.mailbox.deliver(mail) },
      storage: createMemoryStorage(),
      limits: createLocalLimits(clock),
      jobs: this.#queue,
      outbox: new Outbox(database, clock, log, { timers }),
      realtime: this.hub,
      pages: this.hub,
      presence: createLocalPresence(),
      push: undefined,
      ...createPagePorts(),
      log,
    };
    this.modules = createDomain(this.platform, {
      provider: this.bank.client((run) => run(), sure, noFaults),
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
    this.clock.advance(milliseconds);
    for (const refund of this.bank.refunds) this.bank.endRefund(refund, 'processed');
    for (const transfer of this.bank.transfers.values())
      if (transfer.status === 'pending') this.bank.endTransfer(transfer, 'success');
    await this.settle();
    const now = this.clock.now().getTime();
    for (const [name, cron] of this.#queue.crons) {
      if (now - (this.#lastRuns.get(name) ?? 0) < periodOf(cron)) continue;
      this.#lastRuns.set(name, now);
      await this.#queue.runNow(name, {} as never).catch((error: unknown) => this.errors.push(error));
    }
    await this.settle();
  }

  async stop(): Promise<void> {
    this.hub.closeAll();
    await this.modules.messages.stop();
    this.modules.scamShield.stop();
    await this.platform.outbox.stop();
  }

  #createLog(): Log {
    const keep = (fields: object | string) => {
      this.errors.push(typeof fields === 'object' && 'err' in fields ? fields.err : fields);
    };
    const silent = () => undefined;
    return { debug: silent, info: silent, warn: silent, error: keep };
  }
}

const configOf = (campus: Campus): Platform['config'] => ({
  production: false,
  campus,
  publicUrl: 'https://campus.example',
  supportEmail: 'support@campus.example',
  adminEmails: [],
  scamRules: undefined,
  placeData: undefined,
});

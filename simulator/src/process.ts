import type { CallName, Message } from '@campushive/contract';
import { calls } from '@campushive/contract/calls';
import type { Call } from '@campushive/contract/call';
import { pino } from 'pino';
import { readConfig } from '../../apps/api/src/config.js';
import type { CallContext } from '@campushive/domain/calls/handlers';
import { openPorts } from '../../apps/api/src/host/ports.js';
import { Idempotency } from '../../apps/api/src/http/idempotency.js';
import { parseInput } from '@campushive/domain/calls/validation';
import type { Viewer } from '@campushive/domain/calls/viewer';
import { createDomain, type Domain } from '@campushive/domain/create-domain';
import type { Clock } from '@campushive/domain/platform/clock';
import { overEmbedded } from '../../apps/api/src/platform/database/open-database.js';
import { createLocalLimits } from '@campushive/domain/platform/limits';
import type { Mail } from '@campushive/domain/platform/mail/mail';
import { createMailSender } from '@campushive/domain/platform/mail/sender';
import type { HostPlatform } from '../../apps/api/src/platform/host-platform.js';
import { Outbox } from '@campushive/domain/platform/outbox/outbox';
import { createLocalPresence } from '@campushive/domain/platform/presence';
import { isSigned } from '../../apps/api/src/platform/paystack/signature.js';
import { ProviderError } from '@campushive/domain/platform/paystack/provider';
import { Unreachable } from '@campushive/domain/platform/realtime';
import { createSecrets } from '../../apps/api/src/host/secrets/secrets.js';
import { createPushSender } from '../../apps/api/src/platform/web-push.js';
import type { Bank, Faults } from '@campushive/testing/bank';
import type { Chance } from './chance.js';
import { clientOf, type Engine } from './engine.js';
import { createVirtualQueue, type VirtualQueue } from '@campushive/testing/queue';
import type { Scheduler } from './scheduler.js';

/** Secret that only signs the simulated provider's webhooks and keys hashes. */
const SECRET = 'simulated'.repeat(4);
export const PROVIDER_KEY = 'sk_test_simulated';

const config = readConfig({
  DATA_DIR: '/nowhere',
  SEED: 'none',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: SECRET,
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'c'.repeat(43),
});

/** Parts shared by all processes of a run, which outlive them. */
export interface Outside {
  readonly engine: Engine;
  readonly scheduler: Scheduler;
  readonly bank: Bank;
  readonly clock: Clock;
  /** The database's clock, which is right even when the server's is wrong. */
  readonly queueClock: Clock;
  readonly chance: Chance;
  /** Current failure probabilities. */
  faults(): Faults & { readonly delivery: number };
  /** A mail arrives, possibly more than once. */
  mailed(mail: Mail): void;
  /** Pages receive a message, possibly more than once. */
  received(userIds: readonly string[], message: Message): void;
  /** Records an error that the process logged. */
  logged(line: string): void;
}

/** One server process between two crashes. A crash loses everything in its memory. */
export interface Process {
  readonly platform: HostPlatform;
  readonly modules: Domain;
  readonly jobs: VirtualQueue;
  readonly outbox: Outbox;
  /** Makes a call like the HTTP layer: validates the input, and runs creating calls once per key. */
  call(name: CallName, input: object, viewer: Viewer, key?: string): Promise<Record<string, unknown>>;
  /** Rolls back the transaction that was open when the process died. */
  bury(): Promise<void>;
}

/** Timers that take no time inside a process. */
const timers = { elapsed: () => 0, sleep: () => Promise.resolve() };

export async function startProcess(outside: Outside): Promise<Process> {
  const { engine, scheduler, clock, chance, bank } = outside;
  const { client, rollback } = clientOf(engine, scheduler);
  const gate = scheduler.gate();
  const database = await overEmbedded(client);
  const log = pino(
    { level: 'error' },
    { write: (line: string) => outside.logged(line) },
  ) as unknown as HostPlatform['log'];
  const jobs = createVirtualQueue(database, outside.queueClock);
  const outbox = new Outbox(database, clock, log, { timers, random: () => chance.fraction() });
  const deliver = (work: () => void) =>
    gate(async () => {
      const at = chance.fraction();
      const { delivery } = outside.faults();
      if (at < delivery / 2) throw new Unreachable('The pages cannot be reached');
      if (at < delivery) throw new Error('Delivery failed');
      work();
    });
  const platform: HostPlatform = {
    ...database,
    ...openPorts({ config, log }),
    config,
    clock,
    secrets: createSecrets(SECRET, chance),
    mail: createMailSender({ deliver: (mail) => deliver(() => outside.mailed(mail)) }, jobs),
    storage: nothingStored,
    limits: createLocalLimits(clock),
    jobs,
    outbox,
    presence: createLocalPresence(),
    realtime: {
      toUsers: (userIds, event, payload) =>
        deliver(() => {
          if (event === 'newMessage') outside.received(userIds, payload as Message);
        }),
      emitVolatile: () => undefined,
      toWatchers: () => undefined,
    },
    pages: noPages,
    push: createPushSender(config),
    sms: undefined,
    log,
    close: () => Promise.resolve(),
  };
  const provider = {
    ...bank.client(gate, chance, () => outside.faults()),
    // The nightly reconciliation is not simulated: it only raises alarms, and a lost list is the same as no list.
    books: () => Promise.reject(new ProviderError('The lists are not simulated')),
  };
  const modules = createDomain(platform, {
    provider,
    isSigned: (body, signature) => isSigned(body, signature, PROVIDER_KEY),
  });
  // Stops the presence heartbeat, the only timer that modules start.
  await modules.threads.stop();
  const idempotency = new Idempotency(platform, clock, log);
  return {
    platform,
    modules,
    jobs,
    outbox,
    async call(name, fields, viewer, key) {
      const call: Call = calls[name];
      const input = parseInput(call.input, fields);
      const origin = {
        requestId: 'simulated',
        ip: '10.0.0.1',
        userAgent: undefined,
        language: 'en',
        log,
      } as const;
      const handler = modules.handlers[name] as unknown as (
        input: unknown,
        context: CallContext<CallName>,
      ) => Promise<Record<string, unknown>>;
      const run = () =>
        handler(input, { viewer, origin, file: undefined } as unknown as CallContext<CallName>);
      if (call.creates !== true || key === undefined) return run();
      return idempotency.once({ userId: viewer.userId, key, call: name, input: fields }, run);
    },
    bury: rollback,
  };
}

/** Pages stub: realtime events are recorded instead. */
const noPages: HostPlatform['pages'] = {
  onOpen: () => undefined,
  open: () => [],
  disconnectSession: () => undefined,
  disconnectUser: () => undefined,
};

/** Storage stub: no photo is uploaded here. */
const nothingStored: HostPlatform['storage'] = {
  put: () => Promise.resolve(),
  putPrivate: () => Promise.resolve(),
  read: () => Promise.reject(new Error('Nothing is stored')),
  remove: () => Promise.resolve(),
  urlOf: (key) => `/files/${key}`,
  folder: undefined,
};

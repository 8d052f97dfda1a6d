import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { once } from 'node:events';

/** Redis connections shared by all features. No call depends on them: without Redis the processes do with less. */
export interface SharedRedis {
  /** Limits and presence. A command fails at once while Redis is away. */
  readonly commands: Redis;
  /** Socket.IO's adapter, which publishes events to the other processes. */
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Whether the adapter can publish now. */
  isReady(): boolean;
  /** Result of the adapter's latest publication; rejects when it did not reach Redis. */
  lastPublished(): Promise<unknown>;
  /** Registers a listener for the return of Redis after an outage. */
  onReturn(listener: () => void): void;
  close(): void;
}

const retryStrategy = (times: number) => Math.min(50 * 2 ** times, 1_000);
/** A request never waits for Redis to come back. */
const FAIL_FAST = {
  retryStrategy,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 2_000,
};
/** Readers of the stream wait as long as it takes, and go on where they stopped. */
const PATIENTLY = { retryStrategy, maxRetriesPerRequest: null };
/** A start does not fail for want of Redis. */
const START_WAITS = 3_000;

export async function openRedis(url: string, log: FastifyBaseLogger): Promise<SharedRedis> {
  const commands = new Redis(url, FAIL_FAST);
  const publisher = new Redis(url, FAIL_FAST);
  publisher.duplicate = () => new Redis(url, PATIENTLY);
  let last: Promise<unknown> = Promise.resolve();
  const xadd: (...entry: never[]) => Promise<unknown> = publisher.xadd.bind(publisher);
  // The adapter keeps to itself whether an event reached Redis; the outbox has to know.
  publisher.xadd = ((...entry: never[]) => (last = xadd(...entry))) as typeof publisher.xadd;
  let away = false;
  const listeners: (() => void)[] = [];
  commands.on('error', () => undefined);
  publisher.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis is away');
    away = true;
  });
  publisher.on('close', () => (away = true));
  publisher.on('ready', () => {
    if (!away) return;
    away = false;
    for (const listener of listeners) listener();
  });
  const signal = AbortSignal.timeout(START_WAITS);
  await Promise.all(
    [commands, publisher].map((one) => once(one, 'ready', { signal }).catch(() => undefined)),
  );
  return {
    commands,
    adapter: createAdapter(publisher),
    isReady: () => publisher.status === 'ready',
    async lastPublished() {
      await last;
    },
    onReturn: (listener) => void listeners.push(listener),
    close() {
      commands.disconnect();
      publisher.disconnect();
    },
  };
}

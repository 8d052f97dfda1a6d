import { Resolver } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@campushive/domain/platform/database/database';
import type { Config } from '../../config.js';
import { createSecrets } from '../../host/secrets/secrets.js';
import { openDatabase } from '../../platform/database/open-database.js';
import { providerAccessOf } from '../../platform/paystack/open.js';
import type { PaystackAccess } from '../../platform/paystack/http-context.js';
import { requestBalance, type BalanceAnswer } from './ask-balance.js';

/** The outside of the doctor, which tests replace in part. */
export interface World {
  readonly fetch: typeof globalThis.fetch;
  /** Returns the TXT records of a name, each in its parts. Throws `ENOTFOUND` or `ENODATA` for none. */
  readonly resolveTxt: (name: string) => Promise<string[][]>;
  /** Returns blocks and free blocks of the disk with a folder, and the bytes of one block. */
  readonly statfs: (path: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;
  readonly now: () => Date;
  /** Connects to the database of `DATABASE_URL`. Changes nothing. */
  readonly openDatabase: (config: Config) => Promise<Database>;
  /** Waits for a time in ms. Rejects when the signal aborts. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Shows a line to the operator before the report. */
  readonly print: (line: string) => void;
}

/** The operator's own mobile money account, as typed. */
export interface OwnWallet {
  readonly phone: string;
  readonly network: string;
}

/** Input of all checks. Checks share the answer of the provider and the connection to the database. */
export interface Facts {
  readonly config: Config;
  readonly provider: Pick<PaystackAccess, 'baseUrl' | 'secretKey'>;
  readonly world: World;
  /** Account for the paid check; undefined leaves it out. */
  readonly withMoney: OwnWallet | undefined;
  /** Asks the provider once. Never rejects. */
  balance(): Promise<BalanceAnswer>;
  /** Connects once. Only with `DATABASE_URL`: the embedded database belongs to the server. */
  database(): Promise<Database>;
  /** Closes the connection, if there is one. */
  close(): Promise<void>;
}

/** Choices of a run. `provider` and `world` replace parts of the real ones. */
export interface FactsInput {
  readonly config: Config;
  readonly withMoney?: OwnWallet | undefined;
  readonly provider?: Facts['provider'];
  readonly world?: Partial<World>;
}

const resolver = new Resolver({ timeout: 5_000, tries: 2 });

const REAL: World = {
  fetch,
  resolveTxt: (name) => resolver.resolveTxt(name),
  statfs,
  now: () => new Date(),
  openDatabase: ({ databaseUrl, dataDir }) =>
    openDatabase({
      databaseUrl,
      databaseReadUrl: undefined,
      poolSize: 2,
      directory: join(dataDir, 'database'),
    }),
  pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
  print: (line) => console.error(line),
};

/** Creates the input of a run. Connects to nothing yet. */
export function createFacts({ config, withMoney, world: replaced, ...given }: FactsInput): Facts {
  const world = { ...REAL, ...replaced };
  const provider = given.provider ?? providerAccessOf(config, createSecrets(config.secret));
  let answer: Promise<BalanceAnswer> | undefined;
  let opened: Promise<Database> | undefined;
  return {
    config,
    provider,
    world,
    withMoney,
    balance: () => (answer ??= requestBalance(provider, world)),
    database: () => (opened ??= world.openDatabase(config)),
    async close() {
      await opened?.then((database) => database.close()).catch(() => undefined);
    },
  };
}

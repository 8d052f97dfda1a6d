import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CampusProcess, freePort } from '../chaos/process.ts';
import { fillListings } from './listings.ts';
import { measure, percentile, type Reading, type Request } from './meter.ts';

export interface Served {
  readonly port: number;
  readonly pid: number;
  end(): Promise<unknown>;
}

/** Databases of each size on a PostgreSQL server, and processes that use them. */
export interface Stage {
  /** Returns the address of a migrated database with this many listings. */
  database(listings: number): Promise<string>;
  /** Starts the built server. `shared` gives it Redis; `provider` is the port that replaces its own Paystack sandbox. */
  campus(databaseUrl: string, options?: { shared?: boolean; provider?: number }): Promise<Served>;
  floor(databaseUrl: string): Promise<Served>;
  close(): void;
}

export function openStage(postgres: string, redisUrl: string): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'campus-load-'));
  const stage: Stage = {
    async database(listings) {
      const name = `campus_${listings}`;
      const url = Object.assign(new URL(postgres), { pathname: `/${name}` }).toString();
      const existing = await query(postgres, `select 1 from pg_database where datname = '${name}'`);
      if (existing.length > 0) return url;
      console.log(`filling ${name} …`);
      await query(postgres, `create database ${name}`);
      // The first start migrates the database.
      await (await stage.campus(url)).end();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await fillListings(client, listings);
      await client.end();
      return url;
    },
    async campus(databaseUrl, { shared = false, provider } = {}) {
      const port = await freePort();
      const campus = new CampusProcess(port, {
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        ...(shared && { REDIS_URL: redisUrl }),
        ...(provider !== undefined && {
          PAYSTACK_SECRET_KEY: 'sk_test_bench',
          PAYSTACK_BASE_URL: `http://127.0.0.1:${provider}`,
        }),
      });
      await campus.ready();
      return { port, pid: campus.child.pid ?? 0, end: () => campus.end('SIGTERM') };
    },
    async floor(databaseUrl) {
      const port = await freePort();
      const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) };
      const child = fork(fileURLToPath(new URL('./floor.ts', import.meta.url)), { env });
      await new Promise((resolve) => child.once('message', resolve));
      const ended = new Promise((resolve) => child.once('exit', resolve));
      return { port, pid: child.pid ?? 0, end: () => (child.kill(), ended) };
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
  return stage;
}

export async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const SLICES = 4;
const SLICE = 1_000;
const CONNECTIONS = 16;
const WARM_ANSWERS = 2_000;
const MAX_WARM_SLICES = 10;

/**
 * Measures two servers alternately, so that other load on the machine affects both. `analyse` runs once both are warm: PostgreSQL would
 * do so within a minute, and until then it plans for empty tables.
 */
export async function inTurns(
  one: Served & { next: () => Request },
  other: Served & { next: () => Request },
  { connections = CONNECTIONS, analyse }: { connections?: number; analyse?: () => Promise<unknown> } = {},
): Promise<[Reading, Reading]> {
  const readings: [Reading[], Reading[]] = [[], []];
  const options = { connections, milliseconds: SLICE };
  for (const server of [one, other]) await warmUp(server, options);
  await analyse?.();
  for (let slice = 0; slice < SLICES; slice += 1) {
    readings[0].push(await measure(one.port, one.pid, one.next, options));
    readings[1].push(await measure(other.port, other.pid, other.next, options));
  }
  return [sum(readings[0]), sum(readings[1])];
}

/** Warms a server up until its code is compiled, as in a process that runs for days. Takes a while on a busy machine. */
async function warmUp(
  server: Served & { next: () => Request },
  options: { connections: number; milliseconds: number },
): Promise<void> {
  let answers = 0;
  for (let slice = 0; slice < MAX_WARM_SLICES && answers < WARM_ANSWERS; slice += 1) {
    answers += (await measure(server.port, server.pid, server.next, options)).answers;
  }
}

function sum(readings: readonly Reading[]): Reading {
  const answers = readings.reduce((total, one) => total + one.answers, 0);
  return {
    answers,
    seconds: readings.reduce((total, one) => total + one.seconds, 0),
    waits: readings.flatMap((one) => one.waits).sort((a, b) => a - b),
    work: readings.reduce((total, one) => total + one.work * one.answers, 0) / Math.max(1, answers),
  };
}

export const rate = (reading: Reading) => reading.answers / reading.seconds;

export function describe(title: string, ownReading: Reading, floor: Reading): string {
  const p99 = (reading: Reading) => percentile(reading.waits, 0.99).toFixed(1);
  return (
    `${title.padEnd(14)} ${rate(ownReading).toFixed(0).padStart(6)}/s, floor ${rate(floor).toFixed(0).padStart(6)}/s: ` +
    `${(rate(ownReading) / rate(floor)).toFixed(2)} × the rate; p99 ${p99(ownReading)} and ${p99(floor)} ms; ` +
    `processor ${ownReading.work.toFixed(2)} and ${floor.work.toFixed(2)} ms an answer`
  );
}

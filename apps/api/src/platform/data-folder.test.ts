import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.js';
import { startProblem } from '../start-problem.js';
import { ENGINE_VERSION, protectDataFolder, requireUsableDatabase } from './data-folder.js';
import { openDatabase } from './database/open-database.js';

/** An empty database, created once: that takes the engine seconds. */
let created: string;
let dataDir: string;
let directory: string;
beforeAll(async () => {
  created = await mkdtemp(join(tmpdir(), 'campus-created-'));
  await (await open(join(created, 'database'))).close();
});
afterAll(() => rm(created, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campus-folder-'));
  directory = join(dataDir, 'database');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (at = directory) =>
  openDatabase({ databaseUrl: undefined, databaseReadUrl: undefined, directory: at });
/** Copies the database into the data folder of this test. */
const create = () => cp(join(created, 'database'), directory, { recursive: true });

/** Returns the line that an operator reads, after a database was created and then damaged. */
async function refusalAfter(damage: () => void): Promise<string | undefined> {
  await create();
  damage();
  const error: unknown = await open().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return startProblem(error);
}

const overwrite = (name: string, bytes: Buffer) => writeFileSync(join(directory, name), bytes);

describe('the check of the database folder', () => {
  it.each([
    ['a missing control file', () => rmSync(join(directory, 'global/pg_control')), 'pg_control is missing'],
    ['a control file that is cut off', () => overwrite('global/pg_control', Buffer.alloc(100)), 'cut off'],
    [
      'an empty version',
      () => writeFileSync(join(directory, 'PG_VERSION'), ''),
      'PG_VERSION is missing or empty',
    ],
    [
      'a newer version',
      () => writeFileSync(join(directory, 'PG_VERSION'), '99\n'),
      'written by PostgreSQL 99',
    ],
    ['a zeroed control file', () => overwrite('global/pg_control', Buffer.alloc(8_192)), 'is damaged'],
    ['a missing log', () => rmSync(join(directory, 'pg_wal'), { recursive: true }), 'is damaged'],
    ['a damaged page', () => overwrite('base/5/1259', Buffer.alloc(64 * 1_024, 0xff)), 'is damaged'],
  ])('refuses %s in one sentence', async (_name, damage, reason) => {
    const line = await refusalAfter(damage);
    expect(line).toContain(reason);
    expect(line).toContain(directory);
    expect(line).toContain('pnpm restore <file>');
    expect(line?.split('\n')).toHaveLength(1);
    expect(line?.length).toBeLessThan(400);
  });

  it('accepts a missing folder without creating it', () => {
    expect(() => requireUsableDatabase(directory)).not.toThrow();
    expect(existsSync(directory)).toBe(false);
  });

  it('expects the PostgreSQL version that the engine writes', async () => {
    await create();
    expect(readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()).toBe(ENGINE_VERSION);
  });
});

describe('startProblem', () => {
  it.each([
    ['EROFS', 'read-only'],
    ['EACCES', 'may not write'],
    ['ENOSPC', 'disk is full'],
    ['EPERM', 'does not own'],
  ])('explains %s of a file in the data folder', (code, reason) => {
    const error = Object.assign(new Error(code), { code, syscall: 'open', path: '/data/secret' });
    expect(startProblem(error)).toMatch(new RegExp(`^DATA_DIR: /data/secret cannot be written: .*${reason}`));
  });

  it.each([
    ['XX001', 'is damaged'],
    ['53100', 'disk is full'],
    ['25006', 'read-only'],
  ])('explains SQLSTATE %s of a query, also as a cause', (code, reason) => {
    const cause = Object.assign(new Error('invalid page in block 3'), { code });
    expect(startProblem(new Error('Failed query', { cause }))).toContain(reason);
  });
});

it('removes access of other users from the folder, its entries and every database file', async () => {
  await create();
  mkdirSync(join(dataDir, 'files'), { mode: 0o755 });
  chmodSync(dataDir, 0o755);
  await cp(join(directory, 'PG_VERSION'), join(dataDir, 'secret'));
  chmodSync(join(dataDir, 'secret'), 0o644);

  protectDataFolder(dataDir);

  const all = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name));
  expect(all.length).toBeGreaterThan(900);
  expect([dataDir, ...all].filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

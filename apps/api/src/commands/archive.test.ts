import { existsSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Header, list, type HeaderData } from 'tar';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from '../app.js';
import { ConfigError, readConfig, readDataSettings } from '../config.js';
import { aContactMessage } from '../../test/archive.js';
import { backUp, restore } from './archive.js';

const now = new Date('2026-11-21T10:00:00Z');
let folder: string;
let dataDir: string;
let archive: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-keep-'));
  dataDir = join(folder, 'data');
  archive = join(folder, 'backup.tar.gz');
  // Migrated already, as for all others.
  await cp(inject('databaseTemplate'), join(dataDir, 'database'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => createApp(readConfig({ PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' }));

/** A campus with one feedback and one file in it, closed again. */
async function fill(): Promise<void> {
  const app = await open();
  await app.platform.db.execute(aContactMessage);
  await app.platform.storage.put('photos/one/320.webp', new Uint8Array([1, 2, 3]), 'image/webp');
  await app.close();
}

it('restores the database, the files and the keys', async () => {
  await fill();
  const secret = await readFile(join(dataDir, 'secret'), 'utf8');
  await backUp(dataDir, archive, now);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  await rm(dataDir, { recursive: true });

  expect(await restore(dataDir, archive, now)).toBeNull();
  const app = await open();
  const { rows } = (await app.platform.db.execute(sql`select name from contact_messages`)) as {
    rows: unknown[];
  };
  await app.close();
  expect(rows).toEqual([{ name: 'Efua' }]);
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret);
  expect([...(await readFile(join(dataDir, 'files', 'photos/one/320.webp')))]).toEqual([1, 2, 3]);
});

it('refuses to run while the server runs, but not after a crash', async () => {
  const app = await open();
  await expect(backUp(dataDir, archive, now)).rejects.toThrow(/in use by another process/);
  await expect(open()).rejects.toThrow(ConfigError);
  await app.close();
  await backUp(dataDir, archive, now);
  expect(existsSync(archive)).toBe(true);
});

it('replaces a folder that holds only newly created keys, without keeping a copy', async () => {
  await fill();
  await backUp(dataDir, archive, now);
  const elsewhere = join(folder, 'drill');
  readConfig({ DATA_DIR: elsewhere });
  expect((await readdir(elsewhere)).sort()).toEqual(['secret', 'vapid.json']);
  expect(await restore(elsewhere, archive, now)).toBeNull();
  expect(existsSync(join(elsewhere, 'database'))).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data', 'drill']);
});

it('keeps the previous data folder beside the restored one', async () => {
  await fill();
  await backUp(dataDir, archive, now);
  await writeFile(join(dataDir, 'newer'), 'than the backup');
  const before = await restore(dataDir, archive, now);
  expect(existsSync(join(dataDir, 'newer'))).toBe(false);
  expect(await readFile(join(before ?? '', 'newer'), 'utf8')).toBe('than the backup');
});

it('changes nothing when the archive is truncated, of another format or missing', async () => {
  await fill();
  await backUp(dataDir, archive, now);
  await truncate(archive, Math.floor((await stat(archive)).size / 2));
  await expect(restore(dataDir, archive, now)).rejects.toThrow('not a whole backup');
  await writeFile(archive, 'Akwaaba');
  await expect(restore(dataDir, archive, now)).rejects.toThrow('not a whole backup');
  await expect(restore(dataDir, join(folder, 'none'), now)).rejects.toThrow('does not exist');
  expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
  const app = await open();
  await app.close();
});

describe('an archive with foreign entries', () => {
  /** Encodes an entry of a tar archive, padded to blocks of 512 bytes. */
  function entry(path: string, body: string, header: HeaderData = {}): Buffer {
    const head = Buffer.alloc(512);
    new Header({ mode: 0o644, type: 'File', ...header, path, size: body.length }).encode(head);
    return Buffer.concat([head, Buffer.from(body.padEnd(Math.ceil(body.length / 512) * 512, '\0'))]);
  }

  it.each([
    ['a path that leads out', '../planted', {}],
    ['a path that leads out later', 'database/../../planted', {}],
    ['an absolute path', join(tmpdir(), 'campus-planted'), {}],
    ['a symbolic link', 'files', { type: 'SymbolicLink', linkpath: '/etc' }],
    ['a hard link', 'database/x', { type: 'Link', linkpath: '/etc/passwd' }],
  ] as const)('is refused before anything is unpacked: %s', async (_name, path, header) => {
    const isLink = 'linkpath' in header;
    const entries = [
      entry('campushive-backup.json', '{"format":1}'),
      entry('database/', '', { type: 'Directory' }),
      entry(path, isLink ? '' : 'planted', header),
    ];
    await writeFile(archive, gzipSync(Buffer.concat([...entries, Buffer.alloc(1_024)])));
    await expect(restore(dataDir, archive, now)).rejects.toThrow('not a whole backup');
    const elsewhere = join(folder, 'drill');
    await expect(restore(elsewhere, archive, now)).rejects.toThrow('not a whole backup');
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data']);
    expect(existsSync(join(tmpdir(), 'campus-planted'))).toBe(false);
  });
});

it('creates no keys when the command refuses an archive', async () => {
  const elsewhere = join(folder, 'drill');
  expect(readDataSettings({ DATA_DIR: elsewhere }).dataDir).toBe(elsewhere);
  expect(readDataSettings({ BACKUP_DIR: 'backups' }).backupDir).toBe(join(process.cwd(), 'backups'));
  expect(existsSync(elsewhere)).toBe(false);
});

it('restores through a symbolic link, and leaves the lock out of the archive', async () => {
  await fill();
  await backUp(dataDir, archive, now);
  const names: string[] = [];
  await list({ file: archive, onReadEntry: ({ path }) => void names.push(path) });
  expect(names).toContain('secret');
  expect(names).not.toContain('lock');
  const link = join(folder, 'link');
  await symlink(dataDir, link);
  await restore(link, archive, now);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  const app = await open();
  await app.close();
});

it('never overwrites an existing archive', async () => {
  await fill();
  await backUp(dataDir, archive, now);
  await expect(backUp(dataDir, archive, now)).rejects.toThrow('exists already');
});

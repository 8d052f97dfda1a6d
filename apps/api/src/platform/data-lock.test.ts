import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config.js';
import { lockDataFolder } from './data-lock.js';

const HOLDER = join(import.meta.dirname, '../../test/hold-lock.ts');

let folder: string;
let dataDir: string;
let children: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-lock-'));
  dataDir = join(folder, 'data');
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that locks a folder. Returns it with the first line that it prints: `held`, or the refusal. */
async function hold(path: string, environment: NodeJS.ProcessEnv = {}): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, path], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const [printed] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return [child, printed.toString().trim()];
}

it('refuses a second lock in one process, and grants it after the release', () => {
  const release = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(ConfigError);
  release();
  // A second release must not close a descriptor that another file has got meanwhile.
  const next = lockDataFolder(dataDir);
  release();
  expect(() => lockDataFolder(dataDir)).toThrow(/is in use by another process \(\d+ on /);
  next();
});

it('refuses a process with another temporary folder, and one that uses a symbolic link', async () => {
  const release = lockDataFolder(dataDir);
  const elsewhere = join(folder, 'tmp');
  mkdirSync(elsewhere);
  const link = join(folder, 'link');
  symlinkSync(dataDir, link);
  const [, otherTmp] = await hold(dataDir, { TMPDIR: elsewhere });
  const [, throughLink] = await hold(link);
  release();
  expect([otherTmp, throughLink]).toEqual([
    expect.stringContaining('is in use by another process'),
    expect.stringContaining('is in use by another process'),
  ]);
});

it('refuses a process that uses a bind mount, on machines that allow a bind mount', () => {
  const release = lockDataFolder(dataDir);
  const mounted = join(folder, 'mounted');
  mkdirSync(mounted);
  try {
    execFileSync('mount', ['--bind', dataDir, mounted], { stdio: 'ignore' });
  } catch {
    // Without permission to mount, the symlink above is the closest case.
    release();
    expect(() => lockDataFolder(dataDir)()).not.toThrow();
    return;
  }
  try {
    expect(() => lockDataFolder(mounted)).toThrow(ConfigError);
  } finally {
    release();
    execFileSync('umount', [mounted]);
  }
});

it('is free after a crash', async () => {
  const [child, printed] = await hold(dataDir);
  expect(printed).toBe('held');
  expect(() => lockDataFolder(dataDir)).toThrow(new RegExp(`\\(${child.pid} on `));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => lockDataFolder(dataDir)()).not.toThrow();
});

it('is granted to exactly one of two processes that start at once', async () => {
  const printed = (await Promise.all([hold(dataDir), hold(dataDir)])).map(([, line]) => line);
  expect(printed.filter((line) => line === 'held')).toHaveLength(1);
  expect(printed.filter((line) => line.includes('is in use'))).toHaveLength(1);
});

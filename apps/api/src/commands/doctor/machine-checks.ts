import { HOUR, SECOND } from '@campushive/contract';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, passed, skipped, type Check } from './check.js';

const MAX_CLOCK_ERROR = 30 * SECOND;
const MIN_FREE_BYTES = 1e9;
const MIN_FREE_SHARE = 0.1;
const MAX_BACKUP_AGE = 26 * HOUR;
/** Names of archives: of `pnpm backup`, of `pg_dump`, and of compressed dumps. */
const ARCHIVE = /\.(tar\.gz|tgz|dump|sql\.gz)$/;
/** Archives with the default name of `pnpm backup`, which are recognised in a folder with other files. */
const OWN_ARCHIVE = /^campushive-.*\.tar\.gz$/;

/** Compares this machine's clock with the provider's. Sign-in codes, sessions and signed requests depend on it. */
export const clockCheck: Check = {
  name: 'clock',
  async run(facts) {
    const { ahead } = await facts.balance();
    if (ahead === undefined)
      return failed(
        'The provider answered without the time, so there is nothing to compare the clock with.',
        'Correct "provider: key" first.',
      );
    const text = `The clock is ${(Math.abs(ahead) / SECOND).toFixed(1)} s ${ahead < 0 ? 'behind' : 'ahead of'} the provider's.`;
    return Math.abs(ahead) <= MAX_CLOCK_ERROR
      ? passed(text)
      : failed(text, 'Switch on time synchronisation (NTP): at most 30 s are allowed.');
  },
};

/** Measures the free space of the disk that holds `DATA_DIR`. */
export const diskCheck: Check = {
  name: 'disk',
  async run({ config, world }) {
    const { bavail, blocks, bsize } = await world.statfs(config.dataDir);
    const free = bavail * bsize;
    const share = blocks === 0 ? 0 : bavail / blocks;
    const text = `The disk of DATA_DIR has ${(free / 1e9).toFixed(1)} GB free, ${Math.floor(share * 100)} %.`;
    return free >= MIN_FREE_BYTES && share >= MIN_FREE_SHARE
      ? passed(text)
      : failed(text, 'Free some space or enlarge the disk: at least 1 GB and 10 % must be free.');
  },
};

/** Reads the age of the newest archive in the folder of the backups. */
export const backupCheck: Check = {
  name: 'backup',
  async run({ config, world }) {
    const { backupDir, databaseUrl } = config;
    if (backupDir === undefined && databaseUrl !== undefined)
      return skipped(
        'The operator of PostgreSQL makes the backups. Set BACKUP_DIR to a folder with the dumps to have their age checked.',
      );
    const folder = backupDir ?? process.cwd();
    const newest = await newestIn(folder, backupDir === undefined ? OWN_ARCHIVE : ARCHIVE);
    const make =
      databaseUrl === undefined
        ? 'Stop the server and run "pnpm backup", daily, or set BACKUP_DIR to the folder of the archives.'
        : 'Run pg_dump daily, and set BACKUP_DIR to the folder of the dumps.';
    if (newest === undefined) return failed(`There is no backup in ${folder}.`, make);
    const age = world.now().getTime() - newest;
    const text = `The newest backup is ${Math.max(0, age / HOUR).toFixed(1)} hours old.`;
    return age <= MAX_BACKUP_AGE ? passed(text) : failed(text, `${make} At most 26 hours are allowed.`);
  },
};

/** Returns the time of the newest archive that is not empty, in ms; undefined for none, or without the folder. */
async function newestIn(folder: string, pattern: RegExp): Promise<number | undefined> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(
    names.filter((name) => pattern.test(name)).map((name) => stat(join(folder, name))),
  );
  const times = files.filter((file) => file.isFile() && file.size > 0).map(({ mtimeMs }) => mtimeMs);
  return times.length === 0 ? undefined : Math.max(...times);
}

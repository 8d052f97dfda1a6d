import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.js';

/** The umask of every command that writes into a data folder: its files are for their owner only. */
export const PRIVATE_UMASK = 0o077;
/** The major version of the PostgreSQL that PGlite contains. A folder of another version cannot be opened. */
export const ENGINE_VERSION = '18';
/** A control file of PostgreSQL always has this length, in bytes. */
const CONTROL_FILE_BYTES = 8_192;
/** Bytes. PostgreSQL writes its log in segments of this size. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;
const RESTORE = 'restore a backup with "pnpm restore <file>"';

/**
 * Refuses an embedded database that cannot be opened for a reason known beforehand. A missing folder is fine: the
 * engine creates it. Throws ConfigError with the folder, the reason and the remedy in one sentence.
 */
export function requireUsableDatabase(directory: string): void {
  if (directory.startsWith('memory://') || !existsSync(directory)) return;
  const refuse = (reason: string, remedy: string) => {
    throw new ConfigError(`DATA_DIR: the database in ${directory} ${reason}; ${remedy}`);
  };
  const { uid } = statSync(directory);
  const user = process.getuid?.();
  if (user !== undefined && user !== 0 && uid !== user) {
    refuse(
      `belongs to user ${uid} and this process runs as user ${user}`,
      'start it as that user, or chown the folder',
    );
  }
  const version = readVersion(directory);
  if (version === '') refuse('is damaged (PG_VERSION is missing or empty)', RESTORE);
  if (version !== ENGINE_VERSION) {
    refuse(
      `was written by PostgreSQL ${version}; this release reads ${ENGINE_VERSION}`,
      `start the release that wrote it, or ${RESTORE}`,
    );
  }
  const control = join(directory, 'global/pg_control');
  if (!existsSync(control) || statSync(control).size !== CONTROL_FILE_BYTES) {
    refuse('is damaged (global/pg_control is missing or cut off)', RESTORE);
  }
  if (!isWritable(directory) || !isWritable(control)) {
    refuse('is read-only', 'mount it writable and give this user write permission');
  }
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < MIN_FREE_BYTES) {
    refuse('is on a full disk (less than 16 MB are free)', 'free some space and start again');
  }
}

/** Explains why the engine could not open a folder that looked usable: its pages or its log are damaged. */
export function damagedDatabase(directory: string, cause: unknown): ConfigError {
  const message = `DATA_DIR: the database in ${directory} is damaged and cannot be opened; ${RESTORE}`;
  return Object.assign(new ConfigError(message), { cause });
}

/**
 * Protects the data folder from other users of the machine: the folder and its entries get mode 0700 or 0600, and so
 * does every file of the embedded database, which the engine creates readable by all whatever the umask. Skips links.
 */
export function protectDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  removeModes(dataDir);
  for (const name of readdirSync(dataDir)) removeModes(join(dataDir, name));
  const database = join(dataDir, 'database');
  if (!existsSync(database)) return;
  for (const name of readdirSync(database, { recursive: true, encoding: 'utf8' }))
    removeModes(join(database, name));
}

function removeModes(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return;
  chmodSync(path, stats.mode & 0o700);
}

function readVersion(directory: string): string {
  const file = join(directory, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { ConfigError } from '../config.js';

/** The lock file's name in the data folder. Backups leave it out. */
export const LOCK_FILE = 'lock';

/** Errors of file systems without locks, such as some network shares. */
const NO_LOCKS = new Set(['ENOLCK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Reserves a data folder for this process: two processes that write to the embedded database destroy it.
 *
 * The lock is the operating system's, on a file inside the folder. It therefore holds however the path is spelled
 * (symlink, bind mount, another container on the same volume) and ends with the process, so that no lock is ever stale.
 * Creates the folder if it is missing. Throws ConfigError while another process holds the lock. Returns a function that releases it.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILE);
  const descriptor = openSync(file, 'a+', 0o600);
  try {
    if (!tryLock(descriptor)) {
      throw new ConfigError(
        `DATA_DIR: ${dataDir} is in use by another process${holderOf(file)}; stop it first`,
      );
    }
  } catch (error) {
    closeSync(descriptor);
    if (error instanceof Error && 'code' in error && NO_LOCKS.has(String(error.code))) {
      throw new ConfigError(`DATA_DIR: the file system of ${dataDir} has no file locks; use a local disk`);
    }
    throw error;
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `${process.pid} on ${hostname()}\n`);
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(descriptor);
    isHeld = false;
  };
}

/** Returns the process named in a lock file, as " (12 on host)", or an empty string if the file names none. */
function holderOf(file: string): string {
  try {
    const holder = /^\d+ on [\w.-]+$/m.exec(readFileSync(file, 'utf8'))?.[0];
    return holder === undefined ? '' : ` (${holder})`;
  } catch {
    // Windows refuses to read a locked file.
    return '';
  }
}

import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { create, extract, list, type ReadEntry } from 'tar';
import { ConfigError } from '../config.js';
import { LOCK_FILE, lockDataFolder } from '../platform/data-lock.js';

/** The label of an archive: its first entry, with the format's number. */
const LABEL = 'campushive-backup.json';
const FORMAT = 1;

/**
 * Writes the whole data folder (database, uploaded files, keys) into one `.tar.gz`. The server must not be running.
 * The archive appears only once it is complete. Throws ConfigError with one line for the operator.
 */
export async function backUp(dataDir: string, file: string, now: Date): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new ConfigError(`DATA_DIR: there is no database in ${dataDir}`);
  }
  if (existsSync(file)) throw new ConfigError(`${file} exists already`);
  const release = lockDataFolder(dataDir);
  const label = join(dataDir, LABEL);
  const unfinished = `${file}.unfinished`;
  try {
    await mkdir(dirname(resolve(file)), { recursive: true });
    await writeFile(label, JSON.stringify({ format: FORMAT, createdAt: now.toISOString() }));
    const rest = (await readdir(dataDir)).filter((name) => name !== LABEL && name !== LOCK_FILE);
    // Its keys open every session: only its owner may read it.
    await create({ gzip: true, file: unfinished, cwd: dataDir, mode: 0o600, strict: true }, [LABEL, ...rest]);
    await rename(unfinished, file);
  } finally {
    await rm(label, { force: true });
    await rm(unfinished, { force: true });
    release();
  }
}

/**
 * Replaces the data folder by an archive of {@link backUp}. Moves a previous folder beside it and returns the new path, or
 * null when there was none. Verifies the whole archive before it touches anything; a refused restore leaves nothing behind.
 */
export async function restore(dataDir: string, file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) throw new ConfigError(`${file} does not exist`);
  const isNew = !existsSync(dataDir);
  const release = lockDataFolder(dataDir);
  let isRestored = false;
  try {
    const before = await replaceFolder(realpathSync(dataDir), file, now);
    isRestored = true;
    return before;
  } finally {
    if (isNew && !isRestored) await rm(dataDir, { recursive: true, force: true });
    release();
  }
}

async function replaceFolder(dataDir: string, file: string, now: Date): Promise<string | null> {
  const unpacked = await mkdtemp(join(dirname(dataDir), '.restore-'));
  try {
    await unpack(file, unpacked);
    const before = holdsKeysOnly(dataDir)
      ? null
      : `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
    if (before === null) await rm(dataDir, { recursive: true });
    else await rename(dataDir, before);
    await rename(unpacked, dataDir);
    return before;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Returns true if a folder holds no data, only the keys that reading the settings creates, and the lock. */
function holdsKeysOnly(dataDir: string): boolean {
  const keys = ['secret', 'vapid.json', LOCK_FILE];
  return readdirSync(dataDir).every((name) => keys.includes(name));
}

async function unpack(file: string, folder: string): Promise<void> {
  const refused = new ConfigError(`${basename(file)} is not a whole backup`);
  let hasForeignEntry = false;
  try {
    // Verifies the whole archive before extracting anything.
    const onReadEntry = (entry: ReadEntry) => (hasForeignEntry ||= !isOwnEntry(entry));
    await list({ file, strict: true, onReadEntry });
    if (hasForeignEntry) throw refused;
    await extract({ file, cwd: folder, strict: true });
    const label = JSON.parse(await readFile(join(folder, LABEL), 'utf8')) as { format?: unknown };
    if (label.format !== FORMAT || !existsSync(join(folder, 'database'))) throw refused;
    if (!(await stat(join(folder, 'database'))).isDirectory()) throw refused;
  } catch (error) {
    throw error === refused ? refused : Object.assign(refused, { cause: error });
  }
  await rm(join(folder, LABEL));
}

/** Returns true if an entry is a file or folder inside the archive. A backup has no links and no paths that lead out. */
function isOwnEntry({ type, path }: ReadEntry): boolean {
  const isInside = !path.startsWith('/') && !path.includes('\\') && !path.split('/').includes('..');
  return isInside && (type === 'File' || type === 'OldFile' || type === 'Directory');
}

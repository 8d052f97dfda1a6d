import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { create, extract, list } from 'tar';
import { ConfigError } from '../config.js';
import { lockDataFolder } from '../platform/data-lock.js';

/** Says what an archive is; the first thing in it. */
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
  const release = await lockDataFolder(dataDir);
  const label = join(dataDir, LABEL);
  const unfinished = `${file}.unfinished`;
  try {
    await mkdir(dirname(resolve(file)), { recursive: true });
    await writeFile(label, JSON.stringify({ format: FORMAT, createdAt: now.toISOString() }));
    const rest = (await readdir(dataDir)).filter((name) => name !== LABEL);
    // Its keys open every session: only its owner may read it.
    await create({ gzip: true, file: unfinished, cwd: dataDir, mode: 0o600, strict: true }, [LABEL, ...rest]);
    await rename(unfinished, file);
  } finally {
    await rm(label, { force: true });
    await rm(unfinished, { force: true });
    await release();
  }
}

/**
 * Puts an archive of {@link backUp} in the place of the data folder. What was there is kept beside it; answers where, or
 * null when there was nothing. Nothing is touched before the archive has been read to its end.
 */
export async function restore(dataDir: string, file: string, now: Date): Promise<string | null> {
  if (!existsSync(file)) throw new ConfigError(`${file} does not exist`);
  await mkdir(dirname(dataDir), { recursive: true });
  const release = await lockDataFolder(dataDir);
  const unpacked = await mkdtemp(join(dirname(dataDir), '.restore-'));
  try {
    await unpack(file, unpacked);
    let before: string | null = null;
    if (await holdsKeysAlone(dataDir)) await rm(dataDir, { recursive: true });
    else if (existsSync(dataDir) && (await stat(dataDir)).isDirectory()) {
      before = `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
      await rename(dataDir, before);
    }
    await rename(unpacked, dataDir);
    return before;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    await release();
  }
}

/** Whether there is nothing but what reading the settings has just made: that is no previous folder. */
async function holdsKeysAlone(dataDir: string): Promise<boolean> {
  if (!existsSync(dataDir) || !(await stat(dataDir)).isDirectory()) return false;
  return (await readdir(dataDir)).every((name) => name === 'secret' || name === 'vapid.json');
}

async function unpack(file: string, folder: string): Promise<void> {
  const wrong = new ConfigError(`${basename(file)} is not a whole backup`);
  try {
    // Once to its end first: what is cut short must not have begun.
    await list({ file, strict: true });
    await extract({ file, cwd: folder, strict: true });
    const label = JSON.parse(await readFile(join(folder, LABEL), 'utf8')) as { format?: unknown };
    if (label.format !== FORMAT || !existsSync(join(folder, 'database'))) throw wrong;
  } catch (error) {
    throw error === wrong ? wrong : Object.assign(wrong, { cause: error });
  }
  await rm(join(folder, LABEL));
}

import { constants, zstdDecompressSync } from 'node:zlib';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { createApp, type App } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { migrationsFolder } from '../src/paths.js';
import { later } from '@campushive/domain/platform/clock';
import type { Database } from '@campushive/domain/platform/database/database';
import { openDatabase } from '../src/platform/database/open-database.js';

/** Data folders of released versions, each written by that version itself. */
export const fixturesFolder = join(import.meta.dirname, 'fixtures');
/** Password of the students in the fixtures. */
export const PASSWORD = 'Kente-cloth-7';
const UNPACKING = { params: { [constants.ZSTD_d_windowLogMax]: 27 } };

/** Unpacks the data folder of a released version into a new folder. */
export async function unpack(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-upgrade-'));
  const tar = join(dataDir, 'packed.tar');
  await writeFile(tar, zstdDecompressSync(await readFile(join(fixturesFolder, name)), UNPACKING));
  await extract({ file: tar, cwd: dataDir });
  await rm(tar);
  return dataDir;
}

/** Opens the database of a data folder, without any migration. */
export const databaseOf = (dataDir: string): Promise<Database> =>
  openDatabase({
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    directory: join(dataDir, 'database'),
  });

/** Starts this version on a data folder, at the folder's own time, so that nothing of it has expired. */
export async function startOn(dataDir: string): Promise<App> {
  const database = await databaseOf(dataDir);
  const { rows } = await database.execute('select max(created_at) as written from messages');
  await database.close();
  const written = new Date(String((rows[0] as { written: unknown }).written));
  const started = Date.now();
  const clock = { now: () => later(written, Date.now() - started + 1_000) };
  const settings = { PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' };
  const app = await createApp(readConfig(settings), clock);
  await app.start();
  return app;
}

/** Returns a new folder with the migrations up to one of them, by its number. */
export async function migrationsUntil(last: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-migrations-'));
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: readonly { idx: number; tag: string }[];
  };
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

/** `pnpm --filter @campushive/api db:migrate`: applies the migrations without starting a server. */
import { join } from 'node:path';
import { readConfig } from '../config.js';
import { migrationsFolder } from '../paths.js';
import { lockDataFolder } from '../platform/data-lock.js';
import { refusePreRelease } from '../platform/database/baseline.js';
import { openDatabase } from '../platform/database/database.js';

const { databaseUrl, dataDir } = readConfig(process.env);
const release = databaseUrl === undefined ? await lockDataFolder(dataDir) : undefined;
const directory = join(dataDir, 'database');
const database = await openDatabase({ databaseUrl, databaseReadUrl: undefined, directory });
try {
  await refusePreRelease(database.execute, migrationsFolder);
  await database.migrate(migrationsFolder);
  console.log('The database is up to date.');
} finally {
  await database.close();
  await release?.();
}

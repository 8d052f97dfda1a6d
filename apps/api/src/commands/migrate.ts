/** `pnpm --filter @campushive/api db:migrate`: applies the migrations without starting a server. */
import { join } from 'node:path';
import { readConfig } from '../config.js';
import { migrationsFolder } from '../paths.js';
import { lockDataFolder } from '../platform/data-lock.js';
import { refusePreRelease } from '../platform/database/baseline.js';
import { openDatabase } from '../platform/database/database.js';
import { reachDatabase } from '../platform/database/reach.js';
import { startProblem } from '../start-problem.js';

try {
  await migrate();
  console.log('The database is up to date.');
} catch (error) {
  const problem = startProblem(error);
  if (problem === undefined) throw error;
  console.error(`The database was not migrated: ${problem}`);
  process.exitCode = 1;
}

async function migrate(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const release = databaseUrl === undefined ? await lockDataFolder(dataDir) : undefined;
  const directory = join(dataDir, 'database');
  const database = await openDatabase({ databaseUrl, databaseReadUrl: undefined, directory });
  try {
    await reachDatabase(database, databaseUrl);
    await refusePreRelease(database.execute, migrationsFolder);
    await database.migrate(migrationsFolder);
  } finally {
    await database.close();
    await release?.();
  }
}

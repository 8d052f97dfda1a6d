/** `pnpm --filter @campushive/api db:migrate`: applies the migrations without starting a server. */
import { join } from 'node:path';
import { readDataSettings } from '../config.js';
import { migrationsFolder } from '../paths.js';
import { PRIVATE_UMASK } from '../platform/data-folder.js';
import { printableError } from '@campushive/domain/platform/error-report';
import { lockDataFolder } from '../platform/data-lock.js';
import { refusePreRelease } from '../platform/database/baseline.js';
import { openDatabase } from '../platform/database/open-database.js';
import { reachDatabase } from '../platform/database/check-connection.js';
import { startProblem } from '../start-problem.js';

process.umask(PRIVATE_UMASK);
try {
  await migrate();
  console.log('The database is up to date.');
} catch (error) {
  console.error(`The database was not migrated: ${startProblem(error) ?? printableError(error)}`);
  process.exitCode = 1;
}

async function migrate(): Promise<void> {
  const { databaseUrl, dataDir } = readDataSettings(process.env);
  const release = databaseUrl === undefined ? lockDataFolder(dataDir) : undefined;
  const directory = join(dataDir, 'database');
  const database = await openDatabase({ databaseUrl, databaseReadUrl: undefined, directory });
  try {
    await reachDatabase(database, databaseUrl);
    await refusePreRelease(database.execute, migrationsFolder);
    await database.migrate(migrationsFolder);
  } finally {
    await database.close();
    release?.();
  }
}

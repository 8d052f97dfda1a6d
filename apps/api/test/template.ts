import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp } from '../src/app.js';
import { systemClock } from '@campushive/domain/platform/clock';
import { readConfig } from '../src/config.js';
import { createTestDatabase } from './databases.js';

/** Before all tests: one empty campus, whose database each test file copies instead of migrating its own. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-template-'));
  const database = await createTestDatabase();
  const settings = { PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' };
  const app = await createApp(readConfig({ ...settings, DATABASE_URL: database?.url }), systemClock);
  await app.start({ schedules: false });
  await app.close();
  project.provide('databaseTemplate', database?.name ?? join(dataDir, 'database'));
  return async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

import { readFile } from 'node:fs/promises';
import { openCampus } from './open-campus.js';
import type { CampusOptions, PageCampus } from './page-campus.js';
import { packSchema } from './pack-schema.ts';

export * from './shared.js';

/** Boots a campus in a test in Node. */
export async function createCampus(options: CampusOptions): Promise<PageCampus> {
  const packed = await readFile(await packSchema());
  return openCampus({ ...options, schema: new Blob([packed]) });
}

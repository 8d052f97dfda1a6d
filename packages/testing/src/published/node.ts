import { readFile } from 'node:fs/promises';
import { openCampus } from '../open-campus.js';
import type { CampusOptions, PageCampus } from '../page-campus.js';

export * from '../public.js';

/** Boots a campus in a test in Node. Reset a campus rather than booting another one. */
export async function createCampus(options: CampusOptions): Promise<PageCampus> {
  const packed = await readFile(new URL('./schema.tar.gz', import.meta.url));
  return openCampus({ ...options, schema: new Blob([packed]) });
}

import { openCampus } from '../open-campus.js';
import type { CampusOptions, PageCampus } from '../page-campus.js';

export * from '../public.js';

/**
 * Boots a campus in this page: the domain of the server on PostgreSQL in WebAssembly. Data end with the page. Reset a campus rather than
 * booting another one. Rejects if the packed schema beside this module cannot be loaded.
 */
export async function createCampus(options: CampusOptions): Promise<PageCampus> {
  const response = await fetch(new URL('./schema.tar.gz', import.meta.url));
  if (!response.ok) throw new Error(`The schema of the campus could not be loaded: ${response.status}`);
  return openCampus({ ...options, schema: await response.blob() });
}

import schemaUrl from 'virtual:campushive-schema';
import { openCampus } from './open-campus.js';
import type { CampusOptions, PageCampus } from './page-campus.js';

export * from './shared.js';

/** Boots a campus in this page. Build the page with the plugin of `@campushive/testing/vite`. */
export async function createCampus(options: CampusOptions): Promise<PageCampus> {
  const response = await fetch(schemaUrl);
  if (!response.ok) throw new Error(`The schema of the campus could not be loaded: ${response.status}`);
  return openCampus({ ...options, schema: await response.blob() });
}

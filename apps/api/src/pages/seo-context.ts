import type { Platform } from '@campushive/domain/platform/platform';

/** The database to read, and the address of the site. */
export interface SeoContext {
  readonly read: Platform['read'];
  readonly publicUrl: string;
}

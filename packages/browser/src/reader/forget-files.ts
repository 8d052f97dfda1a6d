/** What the cache of files that were opened to read is called on this host. */
export const keptFilesName = (prefix: string): string => `${prefix}-reading`;

/** The next student on this device must not read what this one opened. */
export function forgetKeptFiles(prefix: string): void {
  // Missing where the page did not come over a safe connection: then nothing was kept.
  if ('caches' in window) void caches.delete(keptFilesName(prefix)).catch(() => undefined);
}

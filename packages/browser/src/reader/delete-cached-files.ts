/** Returns the name of this host's cache of opened files. */
export const cachedFilesName = (prefix: string): string => `${prefix}-reading`;

/** Deletes cached files, so that the next student on this device cannot read them. */
export function deleteCachedFiles(prefix: string): void {
  // Missing on pages without HTTPS, where nothing is cached.
  if ('caches' in window) void caches.delete(cachedFilesName(prefix)).catch(() => undefined);
}

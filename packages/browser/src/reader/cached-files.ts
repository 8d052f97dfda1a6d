import { clock } from '../clock/clock.js';

/** A cache of opened files, which can be read again without a network. */
export interface CachedFiles {
  /** Returns null for a file that is not cached, or without browser storage. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Caches a file. Above the size limit, the files that were opened longest ago are deleted. */
  keep(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  forget(id: string): Promise<void>;
}

/** Maximum bytes of all files: four of the largest. */
const MAX_CACHED_BYTES = 100 * 1024 * 1024;
const SIZE = 'x-size';
const OPENED = 'x-opened';
const addressOf = (id: string) => `/kept/${encodeURIComponent(id)}`;

/** Creates a cache in the browser's cache called `name`. A failure of the browser's storage is ignored, and the file stays uncached. */
export function createCachedFiles(
  name: string,
  {
    maxBytes = MAX_CACHED_BYTES,
    now = () => clock.now().getTime(),
  }: { maxBytes?: number; now?: () => number } = {},
): CachedFiles {
  const attempt = async <T>(act: (cache: Cache) => Promise<T>): Promise<T | null> => {
    try {
      return await act(await caches.open(name));
    } catch {
      // Fails in private windows, without HTTPS, and without free space.
      return null;
    }
  };
  const put = (cache: Cache, id: string, bytes: Uint8Array<ArrayBuffer>) =>
    cache.put(
      addressOf(id),
      new Response(bytes, { headers: { [SIZE]: String(bytes.length), [OPENED]: String(now()) } }),
    );
  return {
    read: (id) =>
      attempt(async (cache) => {
        const cached = await cache.match(addressOf(id));
        if (cached === undefined) return null;
        const bytes = new Uint8Array(await cached.arrayBuffer());
        await put(cache, id, bytes);
        return bytes;
      }),
    keep: async (id, bytes) => {
      if (bytes.length > maxBytes) return;
      await attempt(async (cache) => {
        await cache.delete(addressOf(id));
        await makeRoom(cache, maxBytes - bytes.length);
        await put(cache, id, bytes);
      });
    },
    forget: async (id) => void (await attempt((cache) => cache.delete(addressOf(id)))),
  };
}

/** Deletes the files that were opened longest ago until the others take at most `room` bytes. */
async function makeRoom(cache: Cache, room: number): Promise<void> {
  const cached = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      return { request, size: Number(headers?.get(SIZE)), opened: Number(headers?.get(OPENED)) };
    }),
  );
  cached.sort((one, other) => one.opened - other.opened);
  let total = cached.reduce((sum, { size }) => sum + size, 0);
  for (const { request, size } of cached) {
    if (total <= room) return;
    await cache.delete(request);
    total -= size;
  }
}

import { clock } from '../clock/clock.js';

/** Files that were opened to read, so that they can be read again without a network. */
export interface KeptFiles {
  /** Null where it is not kept, or the browser keeps nothing. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps it, and lets those go that were opened longest ago where there are too many bytes. */
  keep(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  forget(id: string): Promise<void>;
}

/** Bytes of all of them together: four of the largest. */
const MAX_KEPT = 100 * 1024 * 1024;
const SIZE = 'x-size';
const OPENED = 'x-opened';
const addressOf = (id: string) => `/kept/${encodeURIComponent(id)}`;

/** Files in the browser's cache called `name`. Whatever the browser refuses is not kept, and fails nothing. */
export function createKeptFiles(
  name: string,
  { maxBytes = MAX_KEPT, now = () => clock.now().getTime() }: { maxBytes?: number; now?: () => number } = {},
): KeptFiles {
  const attempt = async <T>(act: (cache: Cache) => Promise<T>): Promise<T | null> => {
    try {
      return await act(await caches.open(name));
    } catch {
      // Private windows, unsafe connections, no room.
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
        const kept = await cache.match(addressOf(id));
        if (kept === undefined) return null;
        const bytes = new Uint8Array(await kept.arrayBuffer());
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

/** Lets files go, those opened longest ago first, until the others take at most `room` bytes. */
async function makeRoom(cache: Cache, room: number): Promise<void> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      return { request, size: Number(headers?.get(SIZE)), opened: Number(headers?.get(OPENED)) };
    }),
  );
  kept.sort((one, other) => one.opened - other.opened);
  let total = kept.reduce((sum, { size }) => sum + size, 0);
  for (const { request, size } of kept) {
    if (total <= room) return;
    await cache.delete(request);
    total -= size;
  }
}

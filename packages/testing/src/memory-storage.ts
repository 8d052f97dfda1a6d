import type { Storage } from '@campushive/domain/platform/storage';

/** Keeps files in memory. Addresses are data URLs, which need no server and are never revoked. */
export function createMemoryStorage(): Storage {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly contentType: string }>();
  const put = async (key: string, bytes: Uint8Array, contentType: string) => {
    files.set(key, { bytes: Uint8Array.from(bytes), contentType });
  };
  return {
    put,
    putPrivate: put,
    async read(key) {
      const found = files.get(key);
      if (found === undefined) throw new Error(`There is no file ${key}`);
      return found.bytes;
    },
    remove: async (key) => void files.delete(key),
    urlOf(key) {
      const found = files.get(key);
      return found === undefined ? `/files/${key}` : dataUrl(found.contentType, found.bytes);
    },
    folder: undefined,
  };
}

function dataUrl(contentType: string, bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:${contentType};base64,${btoa(text)}`;
}

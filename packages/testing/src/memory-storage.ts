import type { Storage } from '@campushive/domain/platform/storage';

export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Storage of a page, which has no server that could send its files. */
export interface PageStorage extends Storage {
  /** Returns the same answer or event with addresses that open in this page, for public files and private photos. */
  withOpenAddresses<T>(value: T): T;
  /** Frees the addresses. */
  close(): void;
}

/** Address of a public file, or signed address of a private photo: `/api/photos/{id}/{file}?…`. */
const ADDRESS = /^\/(?:files|api(?=\/photos\/[^/?]+\/[^/?]+\?))(\/[^?]+)/;

/** Keeps files in a map. */
export function createMemoryStorage(files: Map<string, StoredFile> = new Map()): PageStorage {
  const open = new Map<string, string>();
  const put = async (key: string, bytes: Uint8Array, contentType: string) => {
    files.set(key, { bytes: Uint8Array.from(bytes), contentType });
  };
  const addressOf = (key: string, { bytes, contentType }: StoredFile) => {
    const address =
      open.get(key) ?? URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: contentType }));
    open.set(key, address);
    return address;
  };
  const inPage = (address: string) => {
    const [, end] = ADDRESS.exec(address) ?? [];
    if (end === undefined) return address;
    const [key, file] = [...files].find(([one]) => `/${one}`.endsWith(end)) ?? [];
    return key === undefined || file === undefined ? address : addressOf(key, file);
  };
  const withOpenAddresses = (value: unknown): unknown => {
    if (typeof value === 'string') return inPage(value);
    if (Array.isArray(value)) return value.map(withOpenAddresses);
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withOpenAddresses(one)]));
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
    urlOf: (key) => `/files/${key}`,
    folder: undefined,
    withOpenAddresses: <T>(value: T) => withOpenAddresses(value) as T,
    close() {
      for (const address of open.values()) URL.revokeObjectURL(address);
      open.clear();
    },
  };
}

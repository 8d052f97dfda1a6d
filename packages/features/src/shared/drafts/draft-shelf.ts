/** Where a host keeps the files of what is not sent yet, on this device, and how it tells its open pages apart. */
export interface DraftShelf {
  /** Null when it was never kept, or is gone. */
  read(key: string): Promise<File | null>;
  /** Rejects where there is no room, or where the browser keeps nothing. */
  write(key: string, file: File): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Takes a name for this page: answers what gives it back, or null while another open page has it. */
  hold(name: string): Promise<(() => void) | null>;
}

/** Of a host that keeps no files: words alone outlive a reload. */
export const NO_SHELF: DraftShelf = {
  read: async () => null,
  write: () => Promise.reject(new Error('This host keeps no files')),
  remove: async () => undefined,
  hold: async () => () => undefined,
};

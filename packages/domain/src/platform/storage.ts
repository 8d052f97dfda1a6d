/** Storage of files: a folder, or any S3. Keys are ours, never a user's file name. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** As `put`, for files that only this server serves: the key begins with `private/`. */
  putPrivate(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  /** Returns the address for browsers. */
  urlOf(key: string): string;
  /** The folder to serve under `/files`, when files are on this machine's disk. */
  readonly folder: string | undefined;
}

/** Types of the part that is used; the package has none. */
declare module 'fs-native-extensions' {
  /** Requests an exclusive lock on a writable file descriptor. Returns false while another descriptor holds one. */
  export function tryLock(descriptor: number): boolean;
}

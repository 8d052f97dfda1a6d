import { ConfigError } from './config.js';

/** The remedy for each reason why the operating system refuses an address to listen on. */
const CANNOT_LISTEN: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT: another program listens on ${host}:${port}; stop it, or set another PORT`,
  EACCES: (_host, port) => `PORT: this user may not listen on ${port}; set one of 1024 or above`,
  EADDRNOTAVAIL: (host) => `HOST: this machine has no address ${host}; set one that it has`,
  ENOTFOUND: (host) => `HOST: no address is known for ${host}; set one of this machine`,
};

/** The remedy for each reason why the operating system refuses to write a file. */
const CANNOT_WRITE: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only; mount it writable',
  EACCES: 'this user may not write there; start as its owner, or change its permissions',
  EPERM: 'this user does not own it; start as its owner, or chown it',
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the disk quota of this user is used up; free some space',
  EBUSY: 'it is a mount point or in use; name a folder inside it',
  EXDEV: 'it lies on another disk; use a folder on the same disk',
};

/** The remedy for each condition of the database (SQLSTATE) that no restart heals. */
const DATABASE_STATES: Readonly<Record<string, string>> = {
  XX001: 'the database is damaged; restore a backup with "pnpm restore <file>"',
  XX002: 'an index of the database is damaged; restore a backup with "pnpm restore <file>"',
  '58P01': 'a file of the database is missing; restore a backup with "pnpm restore <file>"',
  '58030': 'the disk does not read or write; check it, then restore a backup with "pnpm restore <file>"',
  '53100': 'the disk is full; free some space and start again',
  '25006': 'the database is read-only; use its primary, or mount its folder writable',
};

/** Explains in one line for the operator why a process cannot start. Undefined for a fault of the code. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return (code === undefined ? undefined : problemOf(code, error)) ?? startProblem(error.cause);
}

function problemOf(code: string, error: Error): string | undefined {
  const database = DATABASE_STATES[code];
  if (database !== undefined) return `DATA_DIR or DATABASE_URL: ${database}`;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const host = 'address' in error ? error.address : 'hostname' in error ? error.hostname : undefined;
    return CANNOT_LISTEN[code]?.(String(host), 'port' in error ? Number(error.port) : 0);
  }
  const reason = CANNOT_WRITE[code];
  if (reason === undefined || !('path' in error)) return undefined;
  return `DATA_DIR: ${String(error.path)} cannot be written: ${reason}`;
}

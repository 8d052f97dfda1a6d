import { ConfigError } from './config.js';

/** What to do about an address on which the operating system does not let us listen. */
const CANNOT_LISTEN: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT: another program listens on ${host}:${port}; stop it, or set another PORT`,
  EACCES: (_host, port) => `PORT: this user may not listen on ${port}; set one of 1024 or above`,
  EADDRNOTAVAIL: (host) => `HOST: this machine has no address ${host}; set one that it has`,
  ENOTFOUND: (host) => `HOST: no address is known for ${host}; set one of this machine`,
};

/** Why a process cannot start, as one line for the operator; undefined for a fault of ours, which is thrown with its stack. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const { code, syscall } = error;
  if (typeof code !== 'string' || (syscall !== 'listen' && syscall !== 'getaddrinfo')) return undefined;
  const host = 'address' in error ? error.address : 'hostname' in error ? error.hostname : undefined;
  return CANNOT_LISTEN[code]?.(String(host), 'port' in error ? Number(error.port) : 0);
}

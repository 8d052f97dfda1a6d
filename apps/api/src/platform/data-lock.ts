import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config.js';

/**
 * Keeps a data folder to one process: the embedded database is lost when two write to it. Held by listening on a local
 * socket, so that it ends with the process however that dies, and no stale lock ever needs a person. Throws ConfigError
 * while another process holds it. Answers what lets it go.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const address = addressOf(dataDir);
  for (let tries = 0; tries < 2; tries += 1) {
    const server = await listen(address);
    if (server !== undefined) return () => close(server);
    if (await answers(address)) break;
    // Left behind by a process that was killed.
    rmSync(address, { force: true });
  }
  throw new ConfigError(`DATA_DIR: ${dataDir} is in use by another process; stop it first`);
}

function addressOf(dataDir: string): string {
  // Beside the data the path could be too long for a socket.
  const name = `campushive-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.end());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(address);
    visitor.once('connect', () => {
      visitor.destroy();
      resolve(true);
    });
    visitor.once('error', () => resolve(false));
  });
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

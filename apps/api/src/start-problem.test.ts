import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigError } from './config.js';
import { openDatabase } from './platform/database/open-database.js';
import { reachDatabase } from './platform/database/check-connection.js';
import { startProblem } from './start-problem.js';

/** Listens as a server does. Returns the error, if any. */
async function listen(
  port: number,
  host: string,
): Promise<{ port: number; error?: unknown; end: () => void }> {
  const server = createServer();
  const error = await new Promise<unknown>((done) => {
    server.once('error', done).listen(port, host, () => done(undefined));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    error,
    end: () => server.close(),
  };
}

it('reports in one line that the port is in use or that the machine lacks the address', async () => {
  const first = await listen(0, '127.0.0.1');
  const second = await listen(first.port, '127.0.0.1');
  first.end();
  expect(startProblem(second.error)).toBe(
    `PORT: another program listens on 127.0.0.1:${first.port}; stop it, or set another PORT`,
  );
  const elsewhere = await listen(0, '192.0.2.1');
  expect(startProblem(elsewhere.error)).toBe(
    'HOST: this machine has no address 192.0.2.1; set one that it has',
  );
});

it('reports in one line, without its password, the database that does not answer', async () => {
  const free = await listen(0, '127.0.0.1');
  free.end();
  const databaseUrl = `postgres://campus:secret@127.0.0.1:${free.port}/campus`;
  const database = await openDatabase({ databaseUrl, databaseReadUrl: undefined, directory: 'memory://' });
  try {
    const error: unknown = await reachDatabase(database, databaseUrl).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect(startProblem(error)).toBe(
      `DATABASE_URL: no database answers at 127.0.0.1:${free.port} (ECONNREFUSED); start it, or correct the address`,
    );
  } finally {
    await database.close();
  }
});

it('returns nothing for an internal fault, which is thrown with its stack', () => {
  expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(startProblem(Object.assign(new Error('gone'), { code: 'EPIPE', syscall: 'write' }))).toBeUndefined();
});

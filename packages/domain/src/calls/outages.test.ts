import { ApiError } from '@campushive/contract';
import type { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../../apps/api/test/databases.js';
import { openTestCampus } from '../../../../apps/api/test/campus.js';
import { createApp, type App } from '../../../../apps/api/src/app.js';
import { readConfig } from '../../../../apps/api/src/config.js';
import { createServer as createHttpServer } from '../../../../apps/api/src/http/server.js';
import { outageOf } from './outages.js';

const withCode = (code: string) => Object.assign(new Error('From the driver'), { code });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('an error', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('53300'),
    withCode('08006'),
    query(withCode('57P01')),
    query(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')], 'All attempts failed')),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout', { cause: new Error('Timed out') }),
    new Error('PGlite is closed'),
    new ApiError({ code: 'unavailable', message: '', status: 503 }),
  ])('is an outage when a service is unreachable: %s', (error) =>
    expect(outageOf(error)).toBe('unavailable'),
  );

  it.each([withCode('ENOSPC'), withCode('EDQUOT'), query(withCode('53100'))])(
    'is an outage when the disk is full: %s',
    (error) => expect(outageOf(error)).toBe('storage_full'),
  );

  it.each([
    query(withCode('23505')),
    new Error('Connection pooling is nice'),
    withCode('ENOENT'),
    'text',
    null,
  ])('is not an outage when it is of any other kind: %s', (error) => expect(outageOf(error)).toBeUndefined());
});

describe('a full disk', () => {
  it('causes a 507 response', async () => {
    const server = await createHttpServer(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() }));
    server.post('/api/full', () => Promise.reject(query(withCode('53100'))));
    const { statusCode, headers, body } = await server.inject({ method: 'POST', url: '/api/full' });
    expect([statusCode, headers['retry-after']]).toEqual([507, undefined]);
    expect(JSON.parse(body)).toMatchObject({ status: 'error', code: 'storage_full' });
    await server.close();
  });

  it.each([
    ['fr', 'Réessayer'],
    ['es', 'Reintentar'],
    ['en', 'Try again'],
  ])(
    'causes an error page in the language of the reader for a document request: %s',
    async (language, retry) => {
      const server = await createHttpServer(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir() }));
      server.get('/page', () => Promise.reject(withCode('ENOSPC')));
      const headers = { accept: 'text/html', 'accept-language': language };
      const answer = await server.inject({ url: '/page', headers });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([507, 'no-store']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toContain(retry);
      // Visible mark and button in forced colours.
      expect(answer.body).toContain('forced-color-adjust:none');
      expect(answer.body).toContain('border:2px solid transparent');
      await server.close();
    },
  );
});

/** The answers of a call, of readiness and of a socket's handshake. */
async function answersOf(url: string) {
  const call = await fetch(`${url}/api/hives`, { headers: { 'x-forwarded-for': '10.1.2.3' } });
  const ready = await fetch(`${url}/readyz`);
  const socket = io(url, { auth: { token: 'x'.repeat(40) }, reconnection: false, transports: ['websocket'] });
  const handshake = await new Promise<unknown>((resolve) =>
    socket.on('connect_error', (error) => resolve((error as { data?: unknown }).data)),
  );
  socket.close();
  return {
    call: [call.status, ((await call.json()) as { code?: string }).code, call.headers.get('retry-after')],
    ready: [ready.status, ready.headers.get('retry-after')],
    handshake,
  };
}

const AWAY = {
  call: [503, 'unavailable', '5'],
  ready: [503, '5'],
  handshake: { code: 'unavailable' },
};

it('returns 503 with Retry-After while the database is closed', async () => {
  const campus = await openTestCampus({}, undefined, { processes: 1 });
  expect(await answersOf(campus.url)).toMatchObject({
    ready: [200, null],
    handshake: { code: 'session_expired' },
  });
  const { $client } = campus.app.platform.db as unknown as {
    $client: Pick<PGlite, 'close'> & { end?(): unknown };
  };
  await ($client.end === undefined ? $client.close() : $client.end());
  expect(await answersOf(campus.url)).toEqual(AWAY);
  // Closing may fail only because the engine is closed already.
  await campus.close().catch(() => undefined);
});

describe.runIf(process.env['TEST_DATABASE_URL'])('an unreachable PostgreSQL', () => {
  const opened: { app?: App; drop?: () => Promise<void>; dataDir?: string } = {};
  let proxy: Server | undefined;
  const sockets = new Set<Socket>();
  const stopProxy = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (proxy?.listening) proxy.close(() => resolve());
      else resolve();
    });
  afterEach(stopProxy);
  afterAll(async () => {
    await opened.app?.close();
    await opened.drop?.();
    if (opened.dataDir !== undefined) await rm(opened.dataDir, { recursive: true, force: true });
  });

  it('causes a 503, and the request succeeds once it is back', async () => {
    const database = await createTestDatabase(inject('databaseTemplate'));
    if (database === undefined) throw new Error('TEST_DATABASE_URL is set');
    const target = new URL(database.url);
    proxy = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    const listen = (port: number) =>
      new Promise<void>((resolve) => proxy?.listen(port, '127.0.0.1', resolve));
    await listen(0);
    const address = proxy.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const throughProxy = Object.assign(new URL(target), { port: String(port), hostname: '127.0.0.1' });
    const dataDir = await mkdtemp(join(tmpdir(), 'campus-outage-'));
    const app = await createApp(
      readConfig({
        ...{ PORT: '0', DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' },
        ...{ DATABASE_URL: throughProxy.toString(), REDIS_URL: process.env['TEST_REDIS_URL'] },
      }),
    );
    Object.assign(opened, { app, drop: () => database.drop(), dataDir });
    const url = await app.start({ schedules: false });
    const fine = { call: [200, undefined, null], ready: [200, null], handshake: { code: 'session_expired' } };
    expect(await answersOf(url)).toEqual(fine);
    await stopProxy();
    expect(await answersOf(url)).toEqual(AWAY);
    await listen(port);
    expect(await answersOf(url)).toEqual(fine);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { createServer } from '../src/http/server.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'campus-transport-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://campus.example',
  SMTP_URL: 'smtp://localhost',
  PAYSTACK_SECRET_KEY: 'sk_test_x',
  SESSION_SECRET: 'x'.repeat(40),
};

/** Starts a server with one address, which answers the caller's network address. */
async function serverWith(settings: NodeJS.ProcessEnv) {
  const server = await createServer(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings }));
  server.get('/ip', (request) => request.ip);
  return server;
}

describe('HTTPS', () => {
  it('is required of browsers for a year, with subdomains, in production only', async () => {
    const live = await serverWith(PRODUCTION);
    const { headers } = await live.inject('/ip');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/i);
    const local = await serverWith({});
    expect((await local.inject('/ip')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the address of a caller', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };

  it('is that of the connection when there is no trusted proxy, whatever a header says', async () => {
    const server = await serverWith({});
    expect((await server.inject({ url: '/ip', headers, remoteAddress: '192.0.2.1' })).body).toBe('192.0.2.1');
  });

  it('is read from as many forwarded hops as there are trusted proxies, and no more', async () => {
    const server = await serverWith({ TRUSTED_PROXIES: '1' });
    expect((await server.inject({ url: '/ip', headers, remoteAddress: '192.0.2.1' })).body).toBe(
      '198.51.100.7',
    );
  });
});

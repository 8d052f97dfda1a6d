import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { join as joinCampus, STAFF_EMAIL } from './api.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the built product with an empty campus of its own; answers what ends it. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      ADMIN_EMAILS: STAFF_EMAIL,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} instead of starting`)),
    );
  });
  process.env['E2E_URL'] = `http://localhost:${port}`;
  const { token } = await joinCampus('Ama Moderator', STAFF_EMAIL);
  process.env['E2E_STAFF_TOKEN'] = token;
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

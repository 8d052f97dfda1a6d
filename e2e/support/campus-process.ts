import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built product as a process with its own data folder, which outlives the process. */
export interface CampusProcess {
  readonly url: string;
  /** Resolves once the server is ready. */
  start(): Promise<void>;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Runs a command of `pnpm admin` on the data, and returns its report. Only while the server is stopped, because the embedded database has one user. */
  admin(...words: readonly string[]): Promise<string>;
  /** Stops the process and deletes its data. */
  discard(): Promise<void>;
}

export async function campusProcess(environment: NodeJS.ProcessEnv = {}): Promise<CampusProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campus-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
    ...environment,
  };
  let server: ChildProcess | undefined;

  async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const stopping = server;
    server = undefined;
    if (stopping === undefined || stopping.exitCode !== null || stopping.signalCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(signal);
    await ended;
  }

  return {
    url,
    async start() {
      const starting = spawn(
        process.execPath,
        ['--max-semi-space-size=16', join(root, 'apps/api/dist/main.js')],
        {
          cwd: root,
          env: settings,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        },
      );
      server = starting;
      await new Promise<void>((resolve, reject) => {
        starting.once('message', () => resolve());
        starting.once('exit', (code) =>
          reject(new Error(`The server ended with code ${code} instead of starting`)),
        );
      });
    },
    stop,
    async admin(...words) {
      const program = join(root, 'apps/api/dist/admin.js');
      const { stdout } = await run(process.execPath, [program, ...words], { cwd: root, env: settings });
      return stdout;
    },
    async discard() {
      await stop('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
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

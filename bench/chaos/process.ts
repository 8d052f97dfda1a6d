import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** `CAMPUS_MAIN` names the `main.js` of another build, to compare two builds. */
const main =
  process.env['CAMPUS_MAIN'] ?? fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));

/** The built server, run as an operator runs it. */
export class CampusProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Exit code, or null when a signal ended the process. */
  readonly ended: Promise<number | null>;
  readonly #ready: Promise<void>;
  #output = '';

  constructor(port: number, environment: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.child = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        SEED: 'none',
        LOG_LEVEL: 'error',
        PORT: String(port),
        PUBLIC_URL: this.url,
        TRUSTED_PROXIES: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output = `${this.#output}${String(chunk)}`.slice(-8_000)));
    }
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)));
    this.#ready = new Promise((resolve, reject) => {
      this.child.once('message', () => resolve());
      this.child.once('exit', (code, signal) =>
        reject(new Error(`The server ended (${signal ?? code}) instead of starting:\n${this.#output}`)),
      );
    });
    // A caller that kills the process during its start does not await it.
    this.#ready.catch(() => undefined);
  }

  /** Resolves when the server is ready; rejects when it ends instead. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** Latest output of the process. */
  get output(): string {
    return this.#output;
  }

  /** Sends a signal and waits for the end; returns the exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

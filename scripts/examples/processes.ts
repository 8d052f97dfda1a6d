import { spawn, type ChildProcess } from 'node:child_process';

/** A server that starts beside two installations and two builds on two cores. */
const PATIENCE = 180_000;

/** What an application needs while a browser looks at it. Each has a group of its own, so that nothing of it stays. */
export class Processes {
  readonly #children = new Set<ChildProcess>();
  #output = '';

  constructor() {
    process.once('exit', () => this.#kill());
    // Being interrupted is an exit, too.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }

  /** Runs a file of JavaScript. */
  node(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
    this.#start(cwd, process.execPath, args, env);
  }

  /** Runs a command of what is installed in `cwd`. */
  bin(cwd: string, [name = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): void {
    this.#start(cwd, `${cwd}/node_modules/.bin/${name}`, args, env);
  }

  /** What they complained about last. */
  get output(): string {
    return this.#output;
  }

  /** Ends all of them, and resolves once they are gone. */
  async end(): Promise<void> {
    const gone = [...this.#children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
    this.#kill();
    await Promise.all(gone);
  }

  #start(cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    child.stderr?.on(
      'data',
      (part: Buffer) => (this.#output = `${this.#output}${String(part)}`.slice(-8_000)),
    );
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
  }

  #kill(): void {
    for (const { pid } of this.#children) {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    }
  }
}

/** Resolves once an address answers; throws when it does not for three minutes. */
export async function answers(url: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  let said: unknown = 'it does not answer';
  while (Date.now() < until) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
      said = `it answers ${answer.status}`;
    } catch (error) {
      said = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not there after three minutes: ${String(said)}.`);
}

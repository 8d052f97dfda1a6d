import { spawn, type ChildProcess } from 'node:child_process';

/** Start-up timeout in ms, for a server that starts during two installations and two builds on two cores. */
const PATIENCE = 180_000;

/** Processes of an application under test. Each has its own process group, so that ending it leaves no child behind. */
export class Processes {
  readonly #children = new Set<ChildProcess>();
  #output = '';

  constructor() {
    process.once('exit', () => this.#kill());
    // An interrupt must reach the exit handler, too.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }

  /** Runs a JavaScript file. */
  node(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
    this.#start(cwd, process.execPath, args, env);
  }

  /** Runs a command installed in `cwd`. */
  bin(cwd: string, [name = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): void {
    this.#start(cwd, `${cwd}/node_modules/.bin/${name}`, args, env);
  }

  /** Latest error output of the processes. */
  get output(): string {
    return this.#output;
  }

  /** Ends all processes, and resolves once they have exited. */
  async end(): Promise<void> {
    const exits = [...this.#children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
    this.#kill();
    await Promise.all(exits);
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

/** Resolves once an address responds with success. Throws after three minutes without one. */
export async function answers(url: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  let lastAnswer: unknown = 'it does not answer';
  while (Date.now() < until) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await answer.arrayBuffer();
      if (answer.ok) return;
      lastAnswer = `it answers ${answer.status}`;
    } catch (error) {
      lastAnswer = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} is not there after three minutes: ${String(lastAnswer)}.`);
}

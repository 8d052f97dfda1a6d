import { spawn, type ChildProcess } from 'node:child_process';
import { pause } from '../chaos/chance.ts';
import type { Served } from '../load/stage.ts';

/** A command of a peer: a script in its folder, run by the same Node as the bench, without any log but errors. */
export interface Command {
  readonly folder: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

const STARTS_WITHIN = 180_000;
const ENDS_WITHIN = 10_000;
const ENOUGH_OUTPUT = 16_000;

/** Runs a command to its end and returns its output. Throws, with its last words, when it fails. */
export async function runToEnd(command: Command): Promise<string> {
  const { output, ended } = start(command);
  const code = await ended;
  if (code !== 0) throw new Error(`${command.args.join(' ')} ended with ${code}: ${lastWords(output())}`);
  return output();
}

/** Starts a server and resolves once it answers at this path. Throws, with its last words, when it ends instead. */
export async function serve(command: Command, port: number, path: string): Promise<Served> {
  const { child, output, ended } = start(command);
  const state = { hasEnded: false };
  void ended.then(() => (state.hasEnded = true));
  const end = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, pause(ENDS_WITHIN)]);
    if (!state.hasEnded) child.kill('SIGKILL');
    await ended;
  };
  const deadline = Date.now() + STARTS_WITHIN;
  while (!state.hasEnded && Date.now() < deadline) {
    if (await answers(`http://127.0.0.1:${port}${path}`)) return { port, pid: child.pid ?? 0, end };
    await pause(200);
  }
  await end();
  throw new Error(`it does not answer: ${lastWords(output())}`);
}

function start({ folder, args, env }: Command) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A bench that is interrupted leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text = `${text}${String(chunk)}`.slice(-ENOUGH_OUTPUT)));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, output: () => text, ended };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status < 500;
  } catch {
    return false;
  }
}

/** Returns the line of an output that names the error, on one line, or the last line. */
function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing').slice(0, 300);
}

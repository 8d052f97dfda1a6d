import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export interface Reading {
  readonly answers: number;
  readonly seconds: number;
  /** Response times in ms, sorted. */
  readonly waits: readonly number[];
  /** CPU time of the served process for a response, in ms. */
  readonly work: number;
}

let visitors = 0;

/** Builds a request. Each has its own client address, as from many students behind a balancer. */
function bytesOf({ method, path, token, body }: Request): string {
  visitors += 1;
  const payload = body === undefined ? '' : JSON.stringify(body);
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${from}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${payload.length}`]),
    '',
    payload,
  ].join('\r\n');
}

/** Sends requests over keep-alive connections, one at a time on each, for a while. Throws when a response is not a success. */
export async function measure(
  port: number,
  pid: number,
  next: () => Request,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Reading> {
  const waits: number[] = [];
  const before = processorTime(pid);
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const page = await Page.open(port);
      while (performance.now() < end) {
        const at = performance.now();
        await page.ask(bytesOf(next()));
        waits.push(performance.now() - at);
      }
      page.close();
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  const work = (processorTime(pid) - before) / Math.max(1, waits.length);
  return { answers: waits.length, seconds, waits: waits.sort((a, b) => a - b), work };
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Returns the CPU time of a process in ms. Linux counts in hundredths of a second. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** A minimal client connection, so that the measurement is about the server. */
class Page {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #done: ((failure?: Error) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#look();
    });
    socket.on('close', () => this.#done?.(new Error('The server closed the connection')));
    socket.on('error', () => undefined);
  }

  static open(port: number): Promise<Page> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Page(socket.setNoDelay(true))));
      socket.once('error', reject);
    });
  }

  ask(bytes: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = (failure) => (failure === undefined ? resolve() : reject(failure));
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#done = undefined;
    this.#socket.destroy();
  }

  #look(): void {
    const head = this.#received.indexOf('\r\n\r\n');
    if (head === -1) return;
    const lines = this.#received.toString('latin1', 0, head);
    const length = Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? 0);
    if (this.#received.length < head + 4 + length) return;
    const status = Number(lines.slice(9, 12));
    const failure =
      status < 300 ? undefined : new Error(`${lines}\n${this.#received.toString('utf8', head + 4)}`);
    this.#received = Buffer.alloc(0);
    this.#done?.(failure);
  }
}

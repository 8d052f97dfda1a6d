import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
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

/** Describes a request to autocannon. Each has its own client address, as from many students behind a balancer. */
export function described({ method, path, token, headers, body }: Request): autocannon.Request {
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return {
    method,
    path,
    headers: {
      'x-forwarded-for': from,
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** Sends requests over keep-alive connections, one at a time on each, for a while. Throws when a response is not a success. */
export async function measure(
  port: number,
  pid: number,
  next: () => Request,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Reading> {
  const waits: number[] = [];
  const refusals: string[] = [];
  const before = processorTime(pid);
  const start = performance.now();
  const options: autocannon.Options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: milliseconds / 1_000,
    sampleInt: 100,
    requests: [
      {
        setupRequest: (request) => ({ ...request, ...described(next()) }),
        onResponse(status, body) {
          if (status >= 300) refusals.push(`${status} ${body}`);
        },
      },
    ],
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error === null ? resolve(result) : reject(error),
    );
    run.on('response', (_client, _status, _bytes, wait) => waits.push(wait));
  });
  const [refusal] = refusals;
  if (refusal !== undefined || errors > 0) throw new Error(refusal ?? `${errors} connections failed`);
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

import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { io, type Socket } from 'socket.io-client';
import { pause } from '../chaos/chance.ts';
import { pairUp, populate } from '../chaos/populace.ts';
import { percentile, processorTime } from './meter.ts';
import { query, type Served, type Stage } from './stage.ts';

/** Duration in seconds, long enough for occasional events such as garbage collection. */
const SECONDS = 20;
/** Seconds of warm-up with the same rate, not counted: a server that has just started is slower. */
const WARMING_SECONDS = 4;
/** Number of connections that open concurrently. */
const OPENING = 50;

interface Page {
  readonly socket: Socket;
  readonly conversationId: string;
}

/** Number of connected clients, and messages per second of all of them together. */
interface Crowd {
  readonly clients: number;
  readonly aSecond: number;
}

/** Measures the time from sending a message to its arrival at the other connected client. */
export async function measureChat(
  stage: Stage,
  listings: number,
  { clients, aSecond }: Crowd,
): Promise<void> {
  const url = await stage.database(listings);
  const students = await populate(url, clients);
  const conversations = await pairUp(url, students);
  const campus = await stage.campus(url);
  const pages = await connectAll(campus, students, conversations);
  // The phones of a campus do not share its server's processors.
  setOwnPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const sentAt = new Map<string, number>();
  const waits: number[] = [];
  for (const [place, { socket }] of pages.entries()) {
    const own = students[place]?.id;
    socket.on('newMessage', ({ clientId, senderId }: { clientId: string; senderId: string }) => {
      const at = sentAt.get(clientId);
      if (at !== undefined && senderId !== own) waits.push(performance.now() - at);
    });
  }
  let refused = 0;
  await send('w', WARMING_SECONDS, () => undefined);
  // As PostgreSQL does within a minute. Until then, it plans for tables without messages.
  await query(url, 'analyze');
  const backends = await query(url, 'select pid from pg_stat_activity where datname = current_database()');
  const databaseWork = () => backends.reduce((sum, { pid }) => sum + workOf(Number(pid)), 0);
  const [work, databaseBefore, own] = [processorTime(campus.pid), databaseWork(), process.cpuUsage()];
  await lagOf(campus);
  const ownLag = monitorEventLoopDelay({ resolution: 5 });
  ownLag.enable();
  const begin = performance.now();
  await send('l', SECONDS, (clientId) => sentAt.set(clientId, performance.now()));
  const sent = (performance.now() - begin) / 1_000;
  for (const end = Date.now() + 30_000; waits.length < aSecond * SECONDS - refused && Date.now() < end;)
    await pause(50);
  const elapsed = (performance.now() - begin) / 1_000;
  waits.sort((a, b) => a - b);
  const driver = process.cpuUsage(own);
  const each = (milliseconds: number) => (milliseconds / sentAt.size).toFixed(2);
  console.log(
    `chat           ${(sentAt.size / sent).toFixed(0)} messages/s to ${clients} clients: ${waits.length} of ${sentAt.size} arrived, ` +
      `${refused} refused; p50 ${percentile(waits, 0.5).toFixed(0)} ms, p99 ${percentile(waits, 0.99).toFixed(0)} ms`,
  );
  console.log(
    `               processor ${each(processorTime(campus.pid) - work)} ms a message in the server, ` +
      `${each(databaseWork() - databaseBefore)} in PostgreSQL, ${each((driver.user + driver.system) / 1_000)} in the driver; ` +
      `event loops late by p99 ${(await lagOf(campus)).toFixed(0)} and ${(ownLag.percentile(99) / 1e6).toFixed(0)} ms, over ${elapsed.toFixed(1)} s`,
  );
  for (const { socket } of pages) socket.disconnect();
  await campus.end();
  setOwnPriority(constants.priority.PRIORITY_NORMAL);

  async function send(name: string, seconds: number, note: (clientId: string) => void): Promise<void> {
    const startedAt = performance.now();
    for (let serial = 0; serial < aSecond * seconds; serial += 1) {
      const wait = startedAt + (serial * 1_000) / aSecond - performance.now();
      if (wait > 1) await pause(wait);
      const page = pages[(serial * 7) % pages.length];
      const clientId = `${name}-${serial}`;
      note(clientId);
      void page?.socket
        .emitWithAck('sendMessage', { conversationId: page.conversationId, clientId, content: clientId })
        .then(
          (answer: { status: string }) => (refused += answer.status === 'success' ? 0 : 1),
          // Timed out at the end; the message counts as not arrived.
          () => undefined,
        );
    }
  }
}

/** Sets the priority of all threads of this process: Linux sets it for a single thread, and V8 collects garbage on others. */
function setOwnPriority(priority: number): void {
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority);
}

/** Returns the CPU time of a process, or 0 when it has ended. */
function workOf(pid: number): number {
  try {
    return processorTime(pid);
  } catch {
    return 0;
  }
}

/** Returns the p99 delay of the server's event loop since the last call, in ms. */
async function lagOf({ port }: Served): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1_000;
}

export async function connectAll(
  campus: Served,
  students: readonly { token: string }[],
  conversations: readonly string[],
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let from = 0; from < students.length; from += OPENING) {
    const opened = students.slice(from, from + OPENING).map(async ({ token }, at) => {
      const socket = io(`http://127.0.0.1:${campus.port}`, {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return { socket, conversationId: conversations[from + at] ?? '' };
    });
    pages.push(...(await Promise.all(opened)));
  }
  return pages;
}

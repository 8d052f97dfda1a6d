import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { io, type Socket } from 'socket.io-client';
import { pause } from '../chaos/chance.ts';
import { pairUp, populate } from '../chaos/populace.ts';
import { percentile, processorTime } from './meter.ts';
import { query, type Served, type Stage } from './stage.ts';

/** Long enough for what happens now and then, such as the collection of garbage. */
const SECONDS = 20;
/** Before that as many a second that do not count: a server that has just started is slower. */
const WARMING_SECONDS = 4;
/** Connections that are being opened at once. */
const OPENING = 50;

interface Page {
  readonly socket: Socket;
  readonly conversationId: string;
}

/** How many are connected, and how many messages a second all of them write together. */
interface Crowd {
  readonly clients: number;
  readonly aSecond: number;
}

/** Messages stored and delivered to connected clients: from sending to arriving at the other side. */
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
  // As PostgreSQL does within a minute: until then it plans for tables without messages.
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
  const whole = (performance.now() - begin) / 1_000;
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
      `event loops late by p99 ${(await lagOf(campus)).toFixed(0)} and ${(ownLag.percentile(99) / 1e6).toFixed(0)} ms, over ${whole.toFixed(1)} s`,
  );
  for (const { socket } of pages) socket.disconnect();
  await campus.end();
  setOwnPriority(constants.priority.PRIORITY_NORMAL);

  async function send(name: string, seconds: number, note: (clientId: string) => void): Promise<void> {
    const begun = performance.now();
    for (let serial = 0; serial < aSecond * seconds; serial += 1) {
      const wait = begun + (serial * 1_000) / aSecond - performance.now();
      if (wait > 1) await pause(wait);
      const page = pages[(serial * 7) % pages.length];
      const clientId = `${name}-${serial}`;
      note(clientId);
      void page?.socket
        .emitWithAck('sendMessage', { conversationId: page.conversationId, clientId, content: clientId })
        .then(
          (answer: { status: string }) => (refused += answer.status === 'success' ? 0 : 1),
          // Cut off at the end: it is missing among what arrived.
          () => undefined,
        );
    }
  }
}

/** Of all threads of this process: Linux sets a priority for one, and V8 collects garbage on others. */
function setOwnPriority(priority: number): void {
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority);
}

/** Of a process that may have ended meanwhile. */
function workOf(pid: number): number {
  try {
    return processorTime(pid);
  } catch {
    return 0;
  }
}

/** By how many milliseconds the server's event loop was late since this was last asked: the p99. */
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRealtime, type BrowserRealtime, type SocketPart } from './realtime.js';

type Handler = (...payload: never[]) => void;

/** A fake socket of socket.io-client, whose server the test controls. */
class FakeSocket {
  connected = false;
  attempts = 0;
  readonly emitted: unknown[] = [];
  readonly #handlers = new Map<string, Handler>();
  #any: (event: string, payload: unknown) => void = () => undefined;

  readonly on = (event: string, handler: Handler) => this.#handlers.set(event, handler);
  readonly onAny = (handler: (event: string, payload: unknown) => void) => (this.#any = handler);
  readonly emit = (...event: unknown[]) => this.emitted.push(event);
  readonly connect = () => (this.attempts += 1);
  readonly disconnect = () => (this.connected = false);

  accept(): void {
    this.connected = true;
    this.#run('connect');
  }
  refuse(code?: string): void {
    this.#run('connect_error', Object.assign(new Error(code), code && { data: { code } }));
  }
  cut(reason: string): void {
    this.connected = false;
    this.#run('disconnect', reason);
  }
  hear(event: string, payload: unknown): void {
    this.#any(event, payload);
  }
  #run(event: string, payload?: unknown): void {
    (this.#handlers.get(event) as ((payload: unknown) => void) | undefined)?.(payload);
  }
}

let sockets: FakeSocket[];
let load = vi.fn<() => Promise<SocketPart>>();
let onRefused = vi.fn();
let realtime: BrowserRealtime;
const socket = () => sockets.at(-1) as FakeSocket;
const settled = () => vi.advanceTimersByTimeAsync(0);
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  onRefused = vi.fn();
  const part = {
    openSocket: () => sockets[sockets.push(new FakeSocket()) - 1],
    emitOpen: (to: FakeSocket, subject: string, isOpen: boolean) =>
      to.emit(isOpen ? 'open' : 'close', subject),
    refusalOf: (error: { data?: { code?: string } }) => error.data?.code,
    sendAcknowledged: async () => undefined,
  } as unknown as SocketPart;
  load = vi.fn(async () => part);
  realtime = createRealtime({
    url: () => 'https://campus.example',
    client: () => {
      throw new Error('Not asked');
    },
    onRefused,
    load,
  });
});
afterEach(() => {
  realtime.disconnect();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reconnects after an outage of any length, and opens its conversations again', async () => {
  const connections: string[] = [];
  realtime.subscribeConnection(() => connections.push(realtime.connection()));
  realtime.join('01a2');
  realtime.connect('token');
  await settled();
  socket().accept();
  socket().cut('transport close');
  // An outage of an hour, with forty times as many attempts as an older limit.
  for (let attempts = socket().attempts; attempts < 400; attempts = socket().attempts) {
    await vi.advanceTimersByTimeAsync(8_000);
    expect(socket().attempts).toBeGreaterThan(attempts);
    socket().refuse();
  }
  await vi.advanceTimersByTimeAsync(8_000);
  socket().accept();
  expect(connections).toEqual(['connecting', 'online', 'offline', 'online']);
  expect(socket().emitted).toEqual([
    ['open', 'conversation 01a2'],
    ['open', 'conversation 01a2'],
  ]);
  expect(sockets).toHaveLength(1);
});

it.each(['unavailable', 'internal', 'rate_limited'])(
  'retries after the server refuses the connection with %s',
  async (code) => {
    realtime.connect('token');
    await settled();
    socket().refuse(code);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(socket().attempts).toBe(2);
    expect(onRefused).not.toHaveBeenCalled();
  },
);

it.each([
  ['session_expired', false],
  ['unauthenticated', false],
  ['account_suspended', true],
])(
  'ends the session, without a retry, when the server refuses the connection with %s',
  async (code, suspended) => {
    realtime.connect('token');
    await settled();
    socket().refuse(code);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(onRefused.mock.calls).toEqual([['token', suspended]]);
    expect(socket().attempts).toBe(1);
  },
);

it('reconnects once after the server disconnects it', async () => {
  realtime.connect('token');
  await settled();
  socket().accept();
  socket().cut('io server disconnect');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(socket().attempts).toBe(2);
});

it('loads socket.io-client again after its chunk failed to load', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  realtime.connect('token');
  await settled();
  expect(realtime.connection()).toBe('offline');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets).toHaveLength(1);
});

it('ignores the socket of the old session when another student signs in', async () => {
  const heard: unknown[] = [];
  realtime.on('notification', (payload) => void heard.push(payload));
  realtime.connect('hers');
  await settled();
  const old = socket();
  old.accept();
  realtime.connect('his');
  await settled();
  old.cut('io client disconnect');
  old.refuse('session_expired');
  socket().accept();
  socket().hear('notification', 'his');
  expect(sockets).toHaveLength(2);
  expect(onRefused).not.toHaveBeenCalled();
  expect(realtime.connection()).toBe('online');
  expect(heard).toEqual(['his']);
});

it('makes no attempt after a sign-out', async () => {
  realtime.connect('token');
  await settled();
  socket().accept();
  realtime.disconnect();
  socket().cut('io client disconnect');
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(socket().attempts).toBe(1);
  expect(realtime.connection()).toBe('idle');
});

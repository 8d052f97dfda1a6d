import { SOCKET_PATH, type ClientEvents, type ServerEvents } from '@campushive/contract/events';
import { MINUTE, SECOND } from '@campushive/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { Failure } from '@campushive/domain/calls/failure';
import { failureFrom } from '@campushive/domain/calls/outages';
import { BARE_HEADERS } from '../http/security-headers.js';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Config } from '../config.js';
import type { Clock } from '@campushive/domain/platform/clock';
import type { Page, Pages } from '@campushive/domain/platform/pages';
import { MAX_PAGES, type PagePlaces } from './page-places.js';
import { Unreachable, type Realtime } from '@campushive/domain/platform/realtime';
import type { SharedRedis } from './redis.js';

interface SocketData {
  viewer: Viewer;
  /** Time of the next check of the session. */
  nextCheckAt: Date;
}
type NoEvents = Record<string, never>;
export type CampusSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type CampusServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** Ping settings: a page that vanishes without closing is detected after ping 25 s + timeout 20 s. */
const PING = { pingInterval: 25_000, pingTimeout: 20_000 };
/** A message of 2,000 characters with its envelope fits many times. */
const MAX_BYTES = 32 * 1024;

const roomOf = (userId: string) => `user:${userId}`;
const roomOfListing = (listingId: string) => `listing:${listingId}`;
const roomOfSession = (sessionId: string) => `session:${sessionId}`;

/** Opens Socket.IO on the server's port. With several processes, Redis streams carry the events between them. */
export function openSocketServer(
  app: FastifyInstance,
  config: Config,
  redis: SharedRedis | undefined,
): CampusServer {
  const io: CampusServer = new Server(app.server, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_BYTES,
    // Browsers open a WebSocket to another site without asking: the server has to check.
    allowRequest: (request, decide) => decide(null, isSameOrigin(request.headers, config.publicUrl)),
    cors: { origin: [config.publicUrl] },
    ...PING,
    ...(redis && { adapter: redis.adapter }),
  });
  // Releases the first request, as Socket.IO's guide to memory advises: otherwise it would be kept as long as the page
  // is open.
  io.engine.on('connection', (page: { request: unknown }) => (page.request = null));
  // Before everything else that answers, which for the questions of other sites' pages is Socket.IO's own CORS.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(SOCKET_PATH)) return;
    for (const [name, value] of Object.entries(BARE_HEADERS)) response.setHeader(name, value);
  });
  // Pages fetch events that were lost with Redis, or sent while it was away, when they reconnect.
  redis?.onReturn(() => allowReconnect(io));
  return io;
}

/**
 * Returns true if a request is a valid WebSocket handshake. Every other request is answered in HTTP with a readable reason, whatever
 * upgrade it asks for.
 */
export function isSocketHandshake({ url = '', headers }: IncomingMessage, publicUrl: string): boolean {
  return (
    url.startsWith(SOCKET_PATH) &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '') &&
    isSameOrigin(headers, publicUrl)
  );
}

/** Returns true if a page of ours asks, or no page at all. */
function isSameOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Within this time all pages of a process come back: not all at once. */
const RECONNECT_WITHIN = 2 * SECOND;

/** Closes the connections below the sockets: a page takes that for a bad network and reconnects. */
function allowReconnect(io: CampusServer): void {
  for (const socket of io.of('/').sockets.values()) {
    setTimeout(() => socket.conn.close(), Math.random() * RECONNECT_WITHIN).unref();
  }
}

/**
 * Does so at once, for a process that stops. Socket.IO's own `disconnectSockets` would reach the pages of every process, and
 * tell them not to come back.
 */
export function disconnectAll(io: CampusServer): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
}

export interface SessionKeeper {
  /** Returns the viewer of a token; throws `session_expired` when the session has ended. */
  authenticate(token: string): Promise<Viewer>;
  /** Returns when each session ends without further use; omits ended ones. */
  endsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}

/**
 * Admits only the holder of a token. A refusal names the contract's code in `error.data.code`: after `unavailable` and
 * `internal` a client connects again, after the others it needs a new session.
 */
export function requireSession(
  io: CampusServer,
  { authenticate }: Pick<SessionKeeper, 'authenticate'>,
  places: PagePlaces | undefined,
): void {
  if (places !== undefined) trackPlaces(io, places);
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token'];
    const enter = async () => {
      if (typeof token !== 'string') throw new Failure('unauthenticated', 'Please log in first.');
      const viewer = await authenticate(token);
      const page = { userId: viewer.userId, socketId: socket.id };
      if ((await places?.take(page)) === false) throw tooManyPages();
      requireRoom(io, viewer.userId);
      await socket.join([roomOf(viewer.userId), roomOfSession(viewer.sessionId)]);
      // Checked at the next poll, when a session that ends can already find its sockets.
      socket.data = { viewer, nextCheckAt: new Date(0) };
    };
    enter().then(
      () => next(),
      (error: unknown) => {
        const { code } = failureFrom(error);
        next(Object.assign(new Error(code), { data: { code } }));
      },
    );
  });
}

/** Counts the pages of this process, which are all pages without Redis. */
function requireRoom(io: CampusServer, userId: string): void {
  const open = io.of('/').adapter.rooms.get(roomOf(userId))?.size ?? 0;
  if (open >= MAX_PAGES) throw tooManyPages();
}

/** Refused like a server that is busy: a page tries again later, and keeps its session. */
const tooManyPages = () =>
  new Failure('unavailable', 'This account has too many pages open. Close some of them.');

const HEARTBEAT_EVERY = 30 * SECOND;

function trackPlaces(io: CampusServer, places: PagePlaces): void {
  const pageOf = (socket: CampusSocket) => ({ userId: socket.data.viewer.userId, socketId: socket.id });
  io.on('connection', (socket) => {
    socket.on('disconnect', () => void places.leave(pageOf(socket)));
  });
  const timer = setInterval(() => {
    void places.heartbeat([...io.of('/').sockets.values()].map(pageOf));
  }, HEARTBEAT_EVERY);
  io.engine.once('close', () => clearInterval(timer));
  timer.unref();
}

/** Interval of checks for ended sessions. */
const LOOK_EVERY = SECOND;
/** Ended sessions are cut immediately, except by a command line without Redis. */
const RECHECK_INTERVAL = MINUTE;

/** Cuts the sockets of expired sessions. Each session is checked once a minute, all in one query. */
export function cutExpiredSessions(
  io: CampusServer,
  clock: Clock,
  { endsOf }: Pick<SessionKeeper, 'endsOf'>,
  log: FastifyBaseLogger,
): { stop(): void } {
  const look = async () => {
    const now = clock.now();
    const due = [...io.of('/').sockets.values()].filter((socket) => socket.data.nextCheckAt <= now);
    if (due.length === 0) return;
    const ends = await endsOf([...new Set(due.map((socket) => socket.data.viewer.sessionId))]);
    for (const socket of due) {
      const endsAt = ends.get(socket.data.viewer.sessionId);
      if (endsAt === undefined) socket.disconnect(true);
      else socket.data.nextCheckAt = new Date(Math.min(endsAt.getTime(), now.getTime() + RECHECK_INTERVAL));
    }
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, 'sessions not looked through'))
      .finally(() => (looking = false));
  }, LOOK_EVERY);
  return { stop: () => clearInterval(timer) };
}

/** Presents the sockets of signed-in students as pages. */
export function socketPages(io: CampusServer): Pages {
  return {
    onOpen: (handler) => void io.on('connection', (socket) => handler(pageOf(socket))),
    open: () =>
      [...io.of('/').sockets.values()].map(({ id, data }) => ({ userId: data.viewer.userId, socketId: id })),
    disconnectSession: (sessionId) => void io.in(roomOfSession(sessionId)).disconnectSockets(true),
    disconnectUser: (userId) => void io.in(roomOf(userId)).disconnectSockets(true),
  };
}

const pageOf = (socket: CampusSocket): Page => ({
  id: socket.id,
  viewer: socket.data.viewer,
  // The handler's type follows from the event's, which TypeScript cannot carry through a generic listener.
  on: (event, handler) =>
    void (socket.on as (name: string, handler: unknown) => unknown).call(socket, event, handler),
  onClose: (handler) => void socket.on('disconnect', () => handler()),
  watch: async (listingId) => socket.join(roomOfListing(listingId)),
  unwatch: (listingId) => void socket.leave(roomOfListing(listingId)),
});

/** Interval between entries without recipients in the stream. */
const TICK_EVERY = 2 * SECOND;

export function socketRealtime(io: CampusServer, redis: SharedRedis | undefined): Realtime {
  if (redis !== undefined) heartbeatStream(io);
  // The payload's type follows from the event's, which TypeScript cannot carry through a generic emit.
  const emit = (rooms: string[], event: string, payload: unknown) =>
    (io.to(rooms).emit as (name: string, payload: unknown) => boolean)(event, payload);
  return {
    async toUsers(userIds, event, payload) {
      // No room means everyone.
      if (userIds.length === 0) return;
      if (redis !== undefined && !redis.isReady()) throw new Unreachable('Redis is away');
      emit(userIds.map(roomOf), event, payload);
      await redis?.lastPublished().catch((error: unknown) => {
        throw new Unreachable('Redis was not reached', { cause: error });
      });
    },
    emitVolatile: (userId, event, payload) => void emit([roomOf(userId)], event, payload),
    toWatchers: (listingId, event, payload) => void emit([roomOfListing(listingId)], event, payload),
  };
}

/** Keeps the stream moving: before its first entry, a reader starts every read at the end, and misses entries between two reads. */
function heartbeatStream(io: CampusServer): void {
  const tick = () => void (io.to('no-one').emit as (name: string) => boolean)('tick');
  const timer = setInterval(tick, TICK_EVERY);
  io.engine.once('close', () => clearInterval(timer));
  timer.unref();
}

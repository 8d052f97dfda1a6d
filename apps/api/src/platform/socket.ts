import { SOCKET_PATH, type ClientEvents, type ServerEvents } from '@campushive/contract/events';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Server, type Socket } from 'socket.io';
import { Failure } from '../http/failure.js';
import type { Viewer } from '../http/viewer.js';
import type { Config } from '../config.js';
import type { Realtime } from './realtime.js';

interface SocketData {
  viewer: Viewer;
}
type NoEvents = Record<string, never>;
export type CampusSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketData>;
export type CampusServer = Server<ClientEvents, ServerEvents, NoEvents, SocketData>;

/** A page that is gone without a word is noticed after this (ping 25 s + timeout 20 s). */
const PING = { pingInterval: 25_000, pingTimeout: 20_000 };
/** A message of 2,000 characters with its envelope fits many times. */
const BYTES_MAX = 32 * 1024;

export const roomOf = (userId: string) => `user:${userId}`;
const roomOfSession = (sessionId: string) => `session:${sessionId}`;

/** Socket.IO on the server's port. Behind several processes, Redis streams carry what is said between them. */
export function openSocketServer(
  app: FastifyInstance,
  config: Config,
  redis: Redis | undefined,
): CampusServer {
  return new Server(app.server, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: BYTES_MAX,
    cors: { origin: [config.publicUrl] },
    ...PING,
    ...(redis && { adapter: createAdapter(redis) }),
  });
}

/** Lets in only who holds a token; the refusal names the contract's code in `error.data.code`. */
export function requireSession(io: CampusServer, authenticate: (token: string) => Promise<Viewer>): void {
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token'];
    const viewer =
      typeof token === 'string'
        ? authenticate(token)
        : Promise.reject(new Failure('unauthenticated', 'Please log in first.'));
    viewer.then(
      (found) => {
        socket.data.viewer = found;
        void socket.join([roomOf(found.userId), roomOfSession(found.sessionId)]);
        next();
      },
      (error: unknown) => {
        const code = error instanceof Failure ? error.code : 'internal';
        next(Object.assign(new Error(code), { data: { code } }));
      },
    );
  });
}

/** Ends the sockets of a session that was logged out, on any process. */
export function disconnectSession(io: CampusServer, sessionId: string): void {
  io.in(roomOfSession(sessionId)).disconnectSockets(true);
}

export function socketRealtime(io: CampusServer): Realtime {
  return {
    toUser(userId, event, payload) {
      // The payload's type follows from the event's, which TypeScript cannot carry through a generic emit.
      (io.to(roomOf(userId)).emit as (name: string, payload: unknown) => boolean)(event, payload);
    },
  };
}

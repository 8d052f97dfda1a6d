import type { Client, ServerEvents } from '@campushive/contract';
import type { Connection, OutgoingMessage, RealtimePort } from '@campushive/features';
import type * as campusSocket from './campus-socket.js';
import { followPresence } from './presence.js';
import { createRetry } from './retry.js';

/** Realtime port over Socket.IO, with control of its connection. Returned by `createRealtime`. */
export interface BrowserRealtime extends RealtimePort {
  /** Loads socket.io-client and connects with this token. Retries until `disconnect`. */
  connect(token: string): void;
  /** Closes the connection and ends all retries. */
  disconnect(): void;
}

/** Server and session of a realtime connection. */
export interface RealtimeOptions {
  /** The server's URL, with sockets at `/socket.io`. */
  readonly url: () => string;
  /** Client that sends messages over HTTP while there is no connection. */
  readonly client: () => Client;
  /** The server refused this token permanently. */
  readonly onRefused: (token: string, suspended: boolean) => void;
  /** Loads the module with socket.io-client. Default: imported with the first connection. */
  readonly load?: () => Promise<SocketPart>;
}

/** Module with socket.io-client, as `load` imports it. */
export type SocketPart = typeof campusSocket;
type CampusSocket = campusSocket.CampusSocket;
type Listener = (payload: never) => void;

/** Refusals that no retry changes, because the session is over. Other failures, such as an unavailable database, pass. */
const SESSION_OVER: readonly (string | undefined)[] = [
  'session_expired',
  'unauthenticated',
  'account_suspended',
];

/**
 * Creates a connection over Socket.IO, which is loaded after sign-in. Listeners can be added before the connection, and survive every
 * reconnection.
 */
export function createRealtime(options: RealtimeOptions): BrowserRealtime {
  const { load = () => import('./campus-socket.js') } = options;
  const listeners = new Map<keyof ServerEvents, Set<Listener>>();
  const watchers = new Set<() => void>();
  /** Subjects that this page has open, with the number of components that use each. Sent again at every connection. */
  const open = new Map<string, number>();
  let connection: Connection = 'idle';
  let part: SocketPart | undefined;
  let socket: CampusSocket | undefined;
  let currentToken: string | undefined;

  const live = () => (socket?.connected ? socket : undefined);
  const become = (next: Connection) => {
    if (connection === next) return;
    connection = next;
    for (const watcher of watchers) watcher();
  };
  const retry = createRetry(() => void attempt());

  async function attempt(): Promise<void> {
    const token = currentToken;
    if (token === undefined) return;
    try {
      part ??= await load();
    } catch {
      if (currentToken === token) fail();
      return;
    }
    if (currentToken !== token) return;
    socket ??= openSocket(part, token);
    socket.connect();
  }

  function openSocket(loaded: SocketPart, token: string): CampusSocket {
    const opened = loaded.openSocket(options.url(), token);
    const isCurrent = () => socket === opened;
    opened.on('connect', () => {
      if (!isCurrent()) return;
      retry.succeeded();
      for (const subject of open.keys()) loaded.emitOpen(opened, subject, true);
      become('online');
    });
    // Also runs when the server disconnects, because it ended the session or restarts. A new attempt tells which.
    opened.on('disconnect', () => isCurrent() && fail());
    opened.on('connect_error', (error) => {
      if (!isCurrent()) return;
      const refusal = loaded.refusalOf(error);
      fail();
      if (!SESSION_OVER.includes(refusal)) return;
      retry.stop();
      options.onRefused(token, refusal === 'account_suspended');
    });
    opened.onAny((event: keyof ServerEvents, ...payloads: unknown[]) => {
      for (const listener of listeners.get(event) ?? []) listener(payloads[0] as never);
    });
    return opened;
  }

  function fail(): void {
    become('offline');
    retry.failed();
  }

  function close(): void {
    retry.stop();
    const closing = socket;
    socket = undefined;
    closing?.disconnect();
  }

  const hold = (subject: string) => {
    const change = (by: 1 | -1) => {
      const holders = (open.get(subject) ?? 0) + by;
      if (holders > 0) open.set(subject, holders);
      else open.delete(subject);
      const connected = live();
      if (connected !== undefined && (by > 0 || holders < 1)) part?.emitOpen(connected, subject, by > 0);
    };
    change(1);
    return () => change(-1);
  };

  // A short gap may leave the socket connected, and then no other event reports its end.
  window.addEventListener('online', () => live() && become('online'));
  window.addEventListener('offline', () => currentToken !== undefined && become('offline'));
  followPresence((presence) => void live()?.emit('presence', { presence }));

  return {
    connection: () => connection,
    subscribeConnection(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    on(event, listener) {
      const own = listeners.get(event) ?? new Set<Listener>();
      listeners.set(event, own.add(listener));
      return () => void own.delete(listener);
    },
    async sendMessage(payload) {
      const connected = live();
      // Where sockets are blocked, the message goes over HTTP. Its clientId prevents duplicates.
      if (connected === undefined || part === undefined)
        return (await options.client().threads.send(toThread(payload))).data;
      return part.sendAcknowledged(connected, payload);
    },
    join: (id) => hold(`conversation ${id}`),
    watch: (id) => hold(`listing ${id}`),
    typing: (conversationId, isTyping) => void live()?.emit('typing', { conversationId, isTyping }),
    presence: (presence) => void live()?.emit('presence', { presence }),
    connect(token) {
      if (currentToken === token) return;
      close();
      currentToken = token;
      become('connecting');
      retry.start();
    },
    disconnect() {
      currentToken = undefined;
      close();
      open.clear();
      become('idle');
    },
  };
}

function toThread({ conversationId: id, recipientId: _recipientId, ...message }: OutgoingMessage) {
  return { id, ...message };
}

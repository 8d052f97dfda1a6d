import { ApiError } from '@campushive/contract/errors';
import type { Client, Message, ClientEvents, ServerEvents } from '@campushive/contract';
import type { Connection, RealtimePort } from '@campushive/features';
import type { Socket } from 'socket.io-client';

const MINUTE = 60_000;
/** A page that nobody looks at is away after this. */
const AWAY_AFTER = 5 * MINUTE;
const ACKNOWLEDGED_WITHIN = 10_000;

export interface BrowserRealtime extends RealtimePort {
  /** Loads socket.io-client and connects as whoever holds the token. */
  connect(token: string): void;
  disconnect(): void;
}

type Listener = (payload: never) => void;
type CampusSocket = Socket<ServerEvents, ClientEvents>;

/** Socket.IO, loaded after sign-in. Listeners may come before the connection, and outlive every reconnection. */
export function createRealtime(client: () => Client, sessionEnded: () => void): BrowserRealtime {
  const listeners = new Map<keyof ServerEvents, Set<Listener>>();
  const watchers = new Set<() => void>();
  const joined = new Map<string, number>();
  let connection: Connection = 'idle';
  let socket: CampusSocket | undefined;
  let wanted: string | undefined;

  const become = (next: Connection) => {
    if (connection === next) return;
    connection = next;
    for (const watcher of watchers) watcher();
  };

  async function open(token: string): Promise<void> {
    const { io } = await import('socket.io-client');
    if (wanted !== token) return;
    const opened: CampusSocket = io({
      path: '/socket.io',
      auth: { token },
      transports: ['websocket', 'polling'],
      reconnectionDelay: 1_000,
      reconnectionDelayMax: 5_000,
      reconnectionAttempts: 10,
      timeout: 20_000,
    });
    socket = opened;
    opened.on('connect', () => {
      for (const conversationId of joined.keys()) opened.emit('joinConversation', { conversationId });
      become('online');
    });
    opened.on('disconnect', (reason) => {
      become('offline');
      // The server hung up: it ended the session, or it restarts. Asking tells which.
      if (reason === 'io server disconnect') opened.connect();
    });
    opened.on('connect_error', (error) => {
      become('offline');
      const code = (error as { data?: { code?: string } }).data?.code;
      if (code === 'session_expired' || code === 'unauthenticated') sessionEnded();
    });
    opened.onAny((event: keyof ServerEvents, ...payloads: unknown[]) => {
      for (const listener of listeners.get(event) ?? []) listener(payloads[0] as never);
    });
  }

  // After ten attempts socket.io rests; a look at the page or the network's return wakes it.
  const wake = () => {
    if (socket !== undefined && !socket.connected && document.visibilityState === 'visible') socket.connect();
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', () => wanted !== undefined && become('offline'));
  let away: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    wake();
    clearTimeout(away);
    if (document.visibilityState === 'visible') socket?.emit('presence', { presence: 'online' });
    else away = setTimeout(() => socket?.emit('presence', { presence: 'away' }), AWAY_AFTER);
  });

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
      const live = socket;
      // Where sockets are blocked the same message goes over HTTP; its clientId keeps it from being stored twice.
      if (live === undefined || !live.connected)
        return (await client().messages.send(withoutRecipient(payload))).data;
      return acknowledged(live, payload);
    },
    join(conversationId) {
      joined.set(conversationId, (joined.get(conversationId) ?? 0) + 1);
      if (socket?.connected) socket.emit('joinConversation', { conversationId });
      return () => {
        const left = (joined.get(conversationId) ?? 1) - 1;
        if (left > 0) joined.set(conversationId, left);
        else {
          joined.delete(conversationId);
          if (socket?.connected) socket.emit('leaveConversation', { conversationId });
        }
      };
    },
    typing: (conversationId, isTyping) =>
      void (socket?.connected && socket.emit('typing', { conversationId, isTyping })),
    presence: (presence) => void (socket?.connected && socket.emit('presence', { presence })),
    connect(token) {
      if (wanted === token) return;
      wanted = token;
      socket?.disconnect();
      become('connecting');
      void open(token).catch(() => become('offline'));
    },
    disconnect() {
      wanted = undefined;
      socket?.disconnect();
      socket = undefined;
      joined.clear();
      become('idle');
    },
  };
}

type Outgoing = Parameters<RealtimePort['sendMessage']>[0];

function withoutRecipient({ recipientId: _recipientId, ...message }: Outgoing) {
  return message;
}

async function acknowledged(socket: CampusSocket, payload: Outgoing): Promise<Message> {
  const answer = await socket
    .timeout(ACKNOWLEDGED_WITHIN)
    .emitWithAck('sendMessage', payload)
    .catch(() => undefined);
  if (answer === undefined) throw new ApiError({ code: 'network', status: 0, message: 'No connection.' });
  if (answer.status === 'success') return answer.data;
  throw new ApiError({ ...answer, status: 0 });
}

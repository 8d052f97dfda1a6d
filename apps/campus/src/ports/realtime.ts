import type { Client, ServerEvents } from '@campushive/contract';
import type { Connection, RealtimePort } from '@campushive/features';
import type { acknowledged, CampusSocket, Outgoing } from './campus-socket.js';

const MINUTE = 60_000;
/** A page that nobody looks at is away after this. */
const AWAY_AFTER = 5 * MINUTE;

export interface BrowserRealtime extends RealtimePort {
  /** Loads socket.io-client and connects as whoever holds the token. */
  connect(token: string): void;
  disconnect(): void;
}

type Listener = (payload: never) => void;
type Tell = (live: CampusSocket) => void;
interface Held {
  readonly enter: Tell;
  holders: number;
}

/** Socket.IO, loaded after sign-in. Listeners may come before the connection, and outlive every reconnection. */
export function createRealtime(client: () => Client, sessionEnded: () => void): BrowserRealtime {
  const listeners = new Map<keyof ServerEvents, Set<Listener>>();
  const watchers = new Set<() => void>();
  /** What this page has open: told at every connection, until its last holder lets go. */
  const held = new Map<string, Held>();
  let connection: Connection = 'idle';
  let socket: CampusSocket | undefined;
  let ask: typeof acknowledged | undefined;
  let wanted: string | undefined;

  const become = (next: Connection) => {
    if (connection === next) return;
    connection = next;
    for (const watcher of watchers) watcher();
  };

  const hold = (key: string, enter: Tell, leave: Tell) => {
    const own = held.get(key) ?? { enter, holders: 0 };
    own.holders += 1;
    held.set(key, own);
    if (socket?.connected) enter(socket);
    return () => {
      own.holders -= 1;
      if (own.holders > 0) return;
      held.delete(key);
      if (socket?.connected) leave(socket);
    };
  };

  async function open(token: string): Promise<void> {
    const { acknowledged, openSocket } = await import('./campus-socket.js');
    if (wanted !== token) return;
    ask = acknowledged;
    socket = openSocket(token, {
      enter(live) {
        for (const one of held.values()) one.enter(live);
      },
      become,
      hear(event, payload) {
        for (const listener of listeners.get(event) ?? []) listener(payload as never);
      },
      sessionEnded,
    });
  }

  // After ten attempts socket.io rests; a look at the page or the network's return wakes it.
  const wake = () => {
    if (socket !== undefined && !socket.connected && document.visibilityState === 'visible') socket.connect();
  };
  /** A short gap may leave the socket as it was: then nothing else says that it is over. */
  const back = () => {
    if (socket?.connected) become('online');
    wake();
  };
  window.addEventListener('online', back);
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
      if (live === undefined || ask === undefined || !live.connected)
        return (await client().messages.send(withoutRecipient(payload))).data;
      return ask(live, payload);
    },
    join: (conversationId) =>
      hold(
        conversationId,
        (live) => live.emit('joinConversation', { conversationId }),
        (live) => live.emit('leaveConversation', { conversationId }),
      ),
    watch: (hiveId) =>
      hold(
        `listing ${hiveId}`,
        (live) => live.emit('watchListing', { hiveId }),
        (live) => live.emit('unwatchListing', { hiveId }),
      ),
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
      held.clear();
      become('idle');
    },
  };
}

function withoutRecipient({ recipientId: _recipientId, ...message }: Outgoing) {
  return message;
}

import type { Client, ServerEvents } from '@campushive/contract';
import type { Connection, RealtimePort } from '@campushive/features';
import type * as campusSocket from './campus-socket.js';
import type { CampusSocket, Outgoing } from './campus-socket.js';

export interface BrowserRealtime extends RealtimePort {
  /** Loads socket.io-client and connects as whoever holds the token. */
  connect(token: string): void;
  disconnect(): void;
}

type Listener = (payload: never) => void;

/** Socket.IO, loaded after sign-in. Listeners may come before the connection, and outlive every reconnection. */
export function createRealtime(
  url: () => string,
  client: () => Client,
  sessionEnded: (suspended: boolean) => void,
): BrowserRealtime {
  const listeners = new Map<keyof ServerEvents, Set<Listener>>();
  const watchers = new Set<() => void>();
  /** What this page has open: told at every connection, until its last holder lets go. */
  const held = new Map<string, number>();
  let connection: Connection = 'idle';
  let socket: CampusSocket | undefined;
  let part: typeof campusSocket | undefined;
  let wanted: string | undefined;

  const live = () => (socket?.connected ? socket : undefined);
  const become = (next: Connection) => {
    if (connection === next) return;
    connection = next;
    for (const watcher of watchers) watcher();
  };

  const hold = (what: string) => {
    const change = (by: 1 | -1) => {
      const holders = (held.get(what) ?? 0) + by;
      if (holders > 0) held.set(what, holders);
      else held.delete(what);
      if (by > 0 || holders < 1) part?.tellOpen(live(), what, by > 0);
    };
    change(1);
    return () => change(-1);
  };

  async function open(token: string): Promise<void> {
    const loaded = await import('./campus-socket.js');
    if (wanted !== token) return;
    part = loaded;
    socket = loaded.openSocket(url(), token, {
      held,
      become,
      hear(event, payload) {
        for (const listener of listeners.get(event) ?? []) listener(payload as never);
      },
      sessionEnded,
    });
  }

  // After ten attempts socket.io rests; a look at the page or the network's return wakes it.
  const wake = () => {
    if (!live() && document.visibilityState === 'visible') socket?.connect();
  };
  /** A short gap may leave the socket as it was: then nothing else says that it is over. */
  const back = () => {
    if (live()) become('online');
    wake();
  };
  window.addEventListener('online', back);
  window.addEventListener('offline', () => wanted !== undefined && become('offline'));
  document.addEventListener('visibilitychange', wake);

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
      const open = live();
      // Where sockets are blocked the same message goes over HTTP; its clientId keeps it from being stored twice.
      if (open === undefined || part === undefined)
        return (await client().messages.send(withoutRecipient(payload))).data;
      return part.acknowledged(open, payload);
    },
    join: (id) => hold(`conversation ${id}`),
    watch: (id) => hold(`listing ${id}`),
    typing: (conversationId, isTyping) => void live()?.emit('typing', { conversationId, isTyping }),
    presence: (presence) => void live()?.emit('presence', { presence }),
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

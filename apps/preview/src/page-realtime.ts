import type { BrowserRealtime, RealtimeOptions } from '@campushive/browser';
import type { ServerEvents } from '@campushive/contract/events';
import type { Preview } from '@campushive/testing';

type OpenPage = Awaited<ReturnType<Preview['connect']>>;
type Connection = ReturnType<BrowserRealtime['connection']>;
type Listener = (payload: never) => void;

/** Creates the connection for events to the domain in this page. It is online whenever a student is logged in. */
export function createPageRealtime(
  connectPage: Preview['connect'],
  { client, onRefused }: Pick<RealtimeOptions, 'client' | 'onRefused'>,
): BrowserRealtime {
  const listeners = createListeners();
  const state = createConnection();
  let page: OpenPage | undefined;
  let current: string | undefined;

  const notifySubject = (subject: string, isOpen: boolean) => {
    const [kind, id = ''] = subject.split(' ');
    if (kind === 'listing') page?.emit(isOpen ? 'watchListing' : 'unwatchListing', { hiveId: id });
    else page?.emit(isOpen ? 'joinConversation' : 'leaveConversation', { conversationId: id });
  };
  const subjects = createSubjects(notifySubject);
  const begin = async (token: string) => {
    try {
      const opened = await connectPage(token);
      if (current !== token) return opened.close();
      page = opened;
      listeners.follow(opened);
      for (const subject of subjects.open()) notifySubject(subject, true);
      state.become('online');
    } catch {
      if (current === token) onRefused(token, false);
    }
  };
  const close = () => {
    page?.close();
    page = undefined;
    listeners.follow(undefined);
  };

  return {
    ...state.port,
    on: listeners.on,
    async sendMessage({ conversationId: id, recipientId: _recipientId, ...message }) {
      return (await client().threads.send({ id, ...message })).data;
    },
    join: (id) => subjects.hold(`conversation ${id}`),
    watch: (id) => subjects.hold(`listing ${id}`),
    typing: (conversationId, isTyping) => page?.emit('typing', { conversationId, isTyping }),
    presence: (presence) => page?.emit('presence', { presence }),
    connect(token) {
      if (current === token) return;
      close();
      current = token;
      state.become('connecting');
      void begin(token);
    },
    disconnect() {
      current = undefined;
      close();
      subjects.clear();
      state.become('idle');
    },
  };
}

/** Conversations and listings that components of this page have open. Reports the first and the last holder of each. */
function createSubjects(notifySubject: (subject: string, isOpen: boolean) => void) {
  const holders = new Map<string, number>();
  const change = (subject: string, by: 1 | -1) => {
    const count = (holders.get(subject) ?? 0) + by;
    if (count > 0) holders.set(subject, count);
    else holders.delete(subject);
    if (by > 0 ? count === 1 : count === 0) notifySubject(subject, by > 0);
  };
  return {
    open: () => [...holders.keys()],
    clear: () => holders.clear(),
    hold(subject: string) {
      change(subject, 1);
      return () => change(subject, -1);
    },
  };
}

/** State of the connection, and the components that follow it. */
function createConnection() {
  const watchers = new Set<() => void>();
  let connection: Connection = 'idle';
  const port: Pick<BrowserRealtime, 'connection' | 'subscribeConnection'> = {
    connection: () => connection,
    subscribeConnection(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  return {
    port,
    become(next: Connection) {
      connection = next;
      for (const watcher of watchers) watcher();
    },
  };
}

/** Listeners of components. They outlive the pages that they follow. */
function createListeners() {
  const listeners = new Map<keyof ServerEvents, Set<Listener>>();
  let page: OpenPage | undefined;
  const listen = (event: keyof ServerEvents) =>
    page?.on(event, (payload: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(payload as never);
    });
  const on: BrowserRealtime['on'] = (event, listener) => {
    const existing = listeners.get(event);
    const own = existing ?? new Set<Listener>();
    listeners.set(event, own.add(listener));
    if (existing === undefined) listen(event);
    return () => void own.delete(listener);
  };
  return {
    on,
    follow(next: OpenPage | undefined) {
      page = next;
      for (const event of listeners.keys()) listen(event);
    },
  };
}

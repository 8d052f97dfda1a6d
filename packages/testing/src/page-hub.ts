import type { Acknowledgement, ServerEvents } from '@campushive/contract';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Page, Pages } from '@campushive/domain/platform/pages';
import type { Realtime } from '@campushive/domain/platform/realtime';
import type { OpenPage } from './open-page.js';

type Listener = (payload: never) => void;

interface Connection {
  readonly page: Page;
  readonly watched: Set<string>;
  readonly listeners: Map<string, Set<Listener>>;
  close(): void;
}

/** Socket server without sockets: open pages of this process, and events to them. */
export class PageHub implements Realtime, Pages {
  readonly #connections = new Map<string, Connection>();
  readonly #openHandlers: ((page: Page) => void)[] = [];
  readonly #shown: <T>(payload: T) => T;
  #serial = 0;

  /** `shown` turns what leaves for a page into what the page can show. */
  constructor(shown: <T>(payload: T) => T) {
    this.#shown = shown;
  }

  onOpen(handler: (page: Page) => void): void {
    this.#openHandlers.push(handler);
  }

  open(): readonly { readonly userId: string; readonly socketId: string }[] {
    return [...this.#connections.values()].map(({ page }) => ({
      userId: page.viewer.userId,
      socketId: page.id,
    }));
  }

  disconnectSession(sessionId: string): void {
    this.#closeWhere(({ page }) => page.viewer.sessionId === sessionId);
  }

  disconnectUser(userId: string): void {
    this.#closeWhere(({ page }) => page.viewer.userId === userId);
  }

  async toUsers<E extends keyof ServerEvents>(
    userIds: readonly string[],
    event: E,
    payload: Parameters<ServerEvents[E]>[0],
  ): Promise<void> {
    this.#send(({ page }) => userIds.includes(page.viewer.userId), event, payload);
  }

  emitVolatile<E extends keyof ServerEvents>(
    userId: string,
    event: E,
    payload: Parameters<ServerEvents[E]>[0],
  ): void {
    this.#send(({ page }) => page.viewer.userId === userId, event, payload);
  }

  toWatchers<E extends keyof ServerEvents>(
    listingId: string,
    event: E,
    payload: Parameters<ServerEvents[E]>[0],
  ): void {
    this.#send(({ watched }) => watched.has(listingId), event, payload);
  }

  /** Opens a page of a signed-in student. */
  connect(viewer: Viewer): OpenPage {
    const handlers = new Map<string, (...args: unknown[]) => void>();
    const ends: (() => void)[] = [];
    const watched = new Set<string>();
    const listeners = new Map<string, Set<Listener>>();
    const id = `page-${(this.#serial += 1)}`;
    const page: Page = {
      id,
      viewer,
      on: (event, handler) => void handlers.set(event, handler as (...args: unknown[]) => void),
      onClose: (handler) => void ends.push(handler),
      watch: async (listingId) => void watched.add(listingId),
      unwatch: (listingId) => void watched.delete(listingId),
    };
    const close = () => {
      if (!this.#connections.delete(id)) return;
      for (const end of ends) end();
    };
    this.#connections.set(id, { page, watched, listeners, close });
    for (const handler of this.#openHandlers) handler(page);
    return {
      on(event, listener) {
        const own = listeners.get(event) ?? new Set();
        listeners.set(event, own.add(listener as Listener));
        return () => void own.delete(listener as Listener);
      },
      ask: (event, payload) =>
        new Promise((resolve) => {
          handlers.get(event)?.(payload, (answer: Acknowledgement<unknown>) => resolve(this.#shown(answer)));
        }),
      emit: (event, payload) => handlers.get(event)?.(payload),
      close,
    };
  }

  closeAll(): void {
    this.#closeWhere(() => true);
  }

  #closeWhere(matches: (connection: Connection) => boolean): void {
    for (const connection of [...this.#connections.values()]) if (matches(connection)) connection.close();
  }

  #send(matches: (connection: Connection) => boolean, event: string, payload: unknown): void {
    // A copy, as over a network: a screen that changes what it got changes nothing here.
    const copy: unknown = this.#shown(JSON.parse(JSON.stringify(payload)) as unknown);
    for (const connection of this.#connections.values()) {
      if (!matches(connection)) continue;
      for (const listener of connection.listeners.get(event) ?? []) listener(copy as never);
    }
  }
}

import type { ClientEvents } from '@campushive/contract/events';
import type { Viewer } from '../calls/viewer.js';

/** Open page of a signed-in student, with a connection for events. */
export interface Page {
  readonly id: string;
  readonly viewer: Viewer;
  /** Registers the handler of an event that the page sends. Payloads are not validated. */
  on<E extends keyof ClientEvents>(event: E, handler: ClientEvents[E]): void;
  onClose(handler: () => void): void;
  /** Makes the page receive what {@link Realtime.toWatchers} sends about a listing. */
  watch(listingId: string): Promise<void>;
  unwatch(listingId: string): void;
}

/** Open pages of all students. */
export interface Pages {
  onOpen(handler: (page: Page) => void): void;
  /** Returns the pages that are connected to this process. */
  open(): readonly { readonly userId: string; readonly socketId: string }[];
  /** Disconnects the pages of a session, on any process. */
  disconnectSession(sessionId: string): void;
  /** Disconnects every page of a student, on any process. */
  disconnectUser(userId: string): void;
}

import type { ServerEvents } from '@campushive/contract';

type Payload<E extends keyof ServerEvents> = Parameters<ServerEvents[E]>[0];

/** Sends events to students over all their open sockets, on any process. */
export interface Realtime {
  /** Sends an event that must arrive. Rejects when the other processes are unreachable; the caller must send it again. */
  toUsers<E extends keyof ServerEvents>(
    userIds: readonly string[],
    event: E,
    payload: Payload<E>,
  ): Promise<void>;
  /** Sends an event that is useful only now; it may be lost. */
  emitVolatile<E extends keyof ServerEvents>(userId: string, event: E, payload: Payload<E>): void;
  /** As `emitVolatile`, to the pages that show a listing. */
  toWatchers<E extends keyof ServerEvents>(listingId: string, event: E, payload: Payload<E>): void;
}

/** The other processes cannot be reached at the moment. */
export class Unreachable extends Error {}

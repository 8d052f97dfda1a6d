import type { ServerEvents } from '@campushive/contract';

/** Tells students things over whatever sockets they have open, on any process. */
export interface Realtime {
  toUser<E extends keyof ServerEvents>(
    userId: string,
    event: E,
    payload: Parameters<ServerEvents[E]>[0],
  ): void;
}

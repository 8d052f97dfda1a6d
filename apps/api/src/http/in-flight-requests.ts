import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

const POLL_INTERVAL_MS = 5;

/**
 * Tracks the requests in flight, so that closing the server cuts none off: Node treats a connection whose request has arrived
 * but has not been read as idle, and a closing server refuses the requests that one request makes to it.
 */
export function trackInFlightRequests(server: Server): {
  /** Resolves once every request that has arrived is answered, or after `timeoutMs`. */
  settled(timeoutMs: number): Promise<void>;
} {
  let [started, inFlight] = [0, 0];
  server.on('request', (_request, response) => {
    started += 1;
    inFlight += 1;
    response.once('close', () => (inFlight -= 1));
  });
  return {
    async settled(timeoutMs) {
      const until = performance.now() + timeoutMs;
      let seen: number;
      do {
        seen = started;
        // Lets Node read data that has arrived.
        await setImmediate();
        if (inFlight > 0) await setTimeout(POLL_INTERVAL_MS);
      } while ((inFlight > 0 || seen !== started) && performance.now() < until);
    },
  };
}

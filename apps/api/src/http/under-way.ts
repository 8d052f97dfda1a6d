import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Between two looks, in milliseconds. */
const LOOK_AFTER = 5;

/**
 * Follows the requests of a server, so that closing it cuts none off: Node takes a connection for idle whose request has
 * arrived and was not read yet, and from the moment a server closes it refuses what one request asks of another.
 */
export function followRequests(server: Server): {
  /** Resolves when what has arrived is read and answered, or after so many milliseconds. */
  answered(atMost: number): Promise<void>;
} {
  let [begun, underWay] = [0, 0];
  server.on('request', (_request, response) => {
    begun += 1;
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return {
    async answered(atMost) {
      const until = performance.now() + atMost;
      let seen: number;
      do {
        seen = begun;
        // Until then Node has read whatever had arrived.
        await setImmediate();
        if (underWay > 0) await setTimeout(LOOK_AFTER);
      } while ((underWay > 0 || seen !== begun) && performance.now() < until);
    },
  };
}

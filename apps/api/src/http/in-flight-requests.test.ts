import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { trackInFlightRequests } from './in-flight-requests.js';

it('waits for requests in flight, at most for its timeout', async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const requests = trackInFlightRequests(server);
  await requests.settled(60_000);
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect.poll(() => held.length).toBe(1);
  // No one answers it.
  await requests.settled(20);
  let over = false;
  const waiting = requests.settled(60_000).then(() => (over = true));
  await requests.settled(20);
  expect(over).toBe(false);
  held[0]?.end('done');
  await waiting;
  expect(await (await answer).text()).toBe('done');
  server.close();
});

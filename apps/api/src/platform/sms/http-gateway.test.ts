import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHttpGateway } from './http-gateway.js';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let server: Server;
let url = '';
let received: Received[] = [];
/** Answer of the server; undefined for none. */
let answer: { status: number; body: string } | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) as unknown });
      if (answer === undefined) return;
      response.writeHead(answer.status, { location: '/elsewhere' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/messages/send`;
});
beforeEach(() => {
  received = [];
  answer = { status: 201, body: JSON.stringify({ status: 0, messageId: 'm-1', rate: 0.03 }) };
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

const MESSAGE = { id: 'id-1', to: '233244123456', text: 'CampusHive: hello' };
const send = (key = 'client:secret', at = url) =>
  createHttpGateway({ url: at, key, sender: 'CampusHive' }, { within: 300 }).send(MESSAGE);

it('posts sender, number, text and id, with a client id and its secret', async () => {
  expect(await send()).toEqual({ kind: 'accepted' });
  expect(received[0]).toMatchObject({
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('client:secret')}` },
    body: { From: 'CampusHive', To: '233244123456', Content: 'CampusHive: hello', ClientReference: 'id-1' },
  });
});

it('sends an API key in a separate header', async () => {
  await send('key-1');
  expect(received[0]?.headers['api-key']).toBe('key-1');
  expect(received[0]?.headers.authorization).toBeUndefined();
});

it.each([
  [200, '{"Status":"success"}', { kind: 'accepted' }],
  [200, 'taken', { kind: 'accepted' }],
  [200, '{"status":100}', { kind: 'refused', reason: 'other' }],
  [409, '', { kind: 'accepted' }],
  [400, '', { kind: 'refused', reason: 'other' }],
  [401, '', { kind: 'refused', reason: 'key' }],
  [402, '', { kind: 'refused', reason: 'credit' }],
  [422, '', { kind: 'refused', reason: 'number' }],
  [429, '', { kind: 'unreachable', unanswered: false }],
  [503, '', { kind: 'unreachable', unanswered: false }],
  [502, '', { kind: 'unreachable', unanswered: true }],
  // A redirect is not followed, because the key would go elsewhere.
  [307, '', { kind: 'unreachable', unanswered: true }],
])('reads status %i with %j', async (status, body, outcome) => {
  answer = { status, body };
  expect(await send()).toEqual(outcome);
  expect(received).toHaveLength(1);
});

it('times out on a slow gateway, which may have accepted the message', async () => {
  answer = undefined;
  expect(await send()).toEqual({ kind: 'unreachable', unanswered: true });
});

it('reports that an unreachable gateway has accepted nothing', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  await new Promise((done) => other.close(done));
  expect(await send('key-1', `http://127.0.0.1:${port}/`)).toEqual({
    kind: 'unreachable',
    unanswered: false,
  });
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
let admin: TestStudent;

/** Events at the partners' servers, in order: `asked /slow <delivery>`, `left /slow <delivery>`. */
let log: string[] = [];
/** Pending requests to `/slow`, which the test answers; all others are answered at once. */
let held: { id: string; what: string; response: ServerResponse }[] = [];
const partners = createServer((request, response) => {
  const id = String(request.headers['webhook-id']);
  const what = `${request.url ?? ''} ${id}`;
  log.push(`asked ${what}`);
  if (request.url === '/slow') held.push({ id, what, response });
  else respond(what, response);
});

/** Answers a request. Writes the log first: the next request may arrive before the response is known to be sent. */
function respond(what: string, response: ServerResponse): void {
  log.push(`left ${what}`);
  response.writeHead(204).end();
}

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  admin = await campus.student('Efua Admin', 'admin@st.ug.edu.gh', 'admin');
  await new Promise<void>((done) => partners.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await campus.close();
  await new Promise((done) => partners.close(done));
});
afterEach(async () => {
  for (const { id } of held) answer(id);
  for (const { id } of (await admin.client.webhooks.list({})).data)
    await admin.client.webhooks.remove({ id });
  log = [];
  held = [];
});

const hook = async (path: string) => {
  const url = `http://127.0.0.1:${(partners.address() as AddressInfo).port}${path}`;
  return (await admin.client.webhooks.create({ url, events: ['listing.posted'] })).data;
};
/** Sends a delivery through the queue. Returns its id. */
const ping = async ({ id }: { id: string }) => (await admin.client.webhooks.test({ id })).data.id;
const happened = (what: string) => vi.waitFor(() => expect(log).toContain(what), 120_000);
function answer(id: string): void {
  const found = held.find((one) => one.id === id);
  if (found?.response.headersSent === false) respond(found.what, found.response);
}

it('do not wait for a slow response of another partner', async () => {
  const slow = await hook('/slow');
  const quick = await hook('/quick');
  const first = await ping(slow);
  await happened(`asked /slow ${first}`);
  const second = await ping(quick);
  await happened(`asked /quick ${second}`);
  expect(log).not.toContain(`left /slow ${first}`);
});

it('reach each webhook one after the other, in order', async () => {
  const slow = await hook('/slow');
  const quick = await hook('/quick');
  const first = await ping(slow);
  await happened(`asked /slow ${first}`);
  const second = await ping(slow);
  const third = await ping(slow);
  // Deliveries of another webhook overtake them: the queue has polled, and skipped these.
  await happened(`asked /quick ${await ping(quick)}`);
  expect(log).not.toContain(`asked /slow ${second}`);
  answer(first);
  await happened(`asked /slow ${second}`);
  answer(second);
  await happened(`asked /slow ${third}`);
  answer(third);
  await happened(`left /slow ${third}`);
  expect(log.filter((line) => line.includes('/slow'))).toEqual(
    [first, second, third].flatMap((id) => [`asked /slow ${id}`, `left /slow ${id}`]),
  );
});

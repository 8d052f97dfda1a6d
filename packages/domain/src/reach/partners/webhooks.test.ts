import { DAY, MINUTE, WEBHOOK_WAITS, type WebhookDelivery } from '@campushive/contract';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { LISTINGS } from '../../../../../apps/api/test/bad-input/ingredients.js';

let campus: TestCampus;
let admin: TestStudent;
let seller: TestStudent;

/** A partner's server: its received requests, and its answer. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
const partner = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end();
  });
});
const partnerUrl = () => `http://127.0.0.1:${(partner.address() as AddressInfo).port}/hook`;

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  await signIn();
  holdJobs();
  await new Promise<void>((done) => partner.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await campus.close();
  await new Promise((done) => partner.close(done));
});
beforeEach(async () => {
  for (const { id } of (await admin.client.webhooks.list({})).data)
    await admin.client.webhooks.remove({ id });
  received.length = 0;
  answer = { status: 204 };
});

let people = 0;
/** Creates new accounts, because sessions of earlier ones may have expired. */
async function signIn(): Promise<void> {
  people += 1;
  admin = await campus.student('Efua Admin', `admin${people}@st.ug.edu.gh`, 'admin');
  seller = await campus.student('Kofi Seller', `seller${people}@st.ug.edu.gh`);
}

/** Holds back the jobs of deliveries: the test sends them, and the queue would be as quick. */
const HELD: ReadonlySet<string> = new Set(['webhooks.deliver']);
function holdJobs() {
  const { jobs } = campus.app.platform;
  const queue = jobs.send.bind(jobs);
  return vi
    .spyOn(jobs, 'send')
    .mockImplementation((name, ...rest) => (HELD.has(name) ? Promise.resolve() : queue(name, ...rest)));
}
const post = async (fields: object = LISTINGS.essentials, hiveType = 'essentials') => {
  const made = await campus.request('POST', '/hives', { token: seller.token, body: { hiveType, ...fields } });
  await settle();
  return made.body.data.id as string;
};
/** Delivers all events about listings to their listeners. */
const settle = () => campus.app.platform.outbox.flush();
const hook = async (...events: ('listing.posted' | 'listing.closed' | 'event.announced')[]) =>
  (await admin.client.webhooks.create({ url: partnerUrl(), events })).data;
const deliveries = async (id: string) => (await admin.client.webhooks.deliveries({ id })).data;
/** Runs the job of a delivery, as the queue would. */
async function send({ id, tries }: WebhookDelivery): Promise<void> {
  await campus.app.platform.jobs.runNow('webhooks.deliver', { deliveryId: id, tries });
}
async function sendAll(id: string): Promise<void> {
  for (const delivery of await deliveries(id)) if (delivery.state === 'waiting') await send(delivery);
}

describe('a webhook', () => {
  it('receives the public data of a new listing, signed', async () => {
    const made = await hook('listing.posted');
    const id = await post();
    await sendAll(made.id);
    expect(received).toHaveLength(1);
    const [first] = received;
    if (first === undefined) throw new Error('Nothing was sent');
    const { headers, body } = first;
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(made.secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    const payload = JSON.parse(body);
    expect(payload).toMatchObject({
      event: 'listing.posted',
      data: { id, title: LISTINGS.essentials['title'], price: 2450.5 },
    });
    expect(payload.data.url).toMatch(new RegExp(`/tasks/${id}$`));
    expect(body).not.toContain(seller.id);
    expect(body).not.toContain(seller.name);
    expect((await deliveries(made.id))[0]).toMatchObject({
      state: 'delivered',
      tries: 1,
      responseStatus: 204,
    });
  });

  it('receives a delivery through the queue, without a manual step', async () => {
    const made = await hook('listing.posted');
    vi.restoreAllMocks();
    await admin.client.webhooks.test({ id: made.id });
    holdJobs();
    await vi.waitFor(() => expect(received).toHaveLength(1), 120_000);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ event: 'ping', data: null });
    await vi.waitFor(async () => expect((await deliveries(made.id))[0]?.state).toBe('delivered'), 120_000);
  });

  it('receives only the event types that it subscribed to', async () => {
    const events = await hook('event.announced');
    const listings = await hook('listing.posted');
    const id = await post(LISTINGS.buzz, 'buzz');
    const of = async (one: { id: string }) =>
      (await deliveries(one.id)).map(({ event, listingId }) => [event, listingId]);
    expect(await of(events)).toEqual([['event.announced', id]]);
    expect(await of(listings)).toEqual([]);
  });

  it('receives one event without content when a listing closes, and another when it reopens', async () => {
    const made = await hook('listing.posted', 'listing.closed');
    const id = await post();
    const { client } = seller;
    await client.hives.update({ id, price: 2000 } as never);
    await settle();
    await client.hives.setStatus({ id, status: 'sold' });
    await settle();
    await sendAll(made.id);
    // The older event is out of date.
    expect((await deliveries(made.id)).map(({ event, state }) => [event, state])).toEqual([
      ['listing.closed', 'delivered'],
      ['listing.posted', 'skipped'],
    ]);
    expect(JSON.parse(received[0]?.body ?? '').data).toEqual({ id, url: expect.stringContaining(id) });
    await client.hives.setStatus({ id, status: 'active' });
    await settle();
    const [again] = await deliveries(made.id);
    expect(again).toMatchObject({ event: 'listing.posted', state: 'waiting' });
  });

  it('receives no event for a draft, and no event twice', async () => {
    const made = await hook('listing.posted', 'listing.closed');
    const draft = await post({ title: 'A draft', draft: true });
    await seller.client.hives.remove({ id: draft });
    await settle();
    expect(await deliveries(made.id)).toEqual([]);
    const id = await post();
    const { outbox, db } = campus.app.platform;
    await db.transaction((tx) => outbox.write(tx, 'listing.posted', { listingId: id }));
    await settle();
    expect(await deliveries(made.id)).toHaveLength(1);
  });

  it('is retried with growing delays, and given up in the end', async () => {
    const made = await hook('listing.posted');
    answer = { status: 500 };
    const { data: first } = await admin.client.webhooks.test({ id: made.id });
    let tried = first;
    for (const wait of WEBHOOK_WAITS) {
      await send(tried);
      const [next] = await deliveries(made.id);
      if (next === undefined) throw new Error('There is one delivery');
      expect(next).toMatchObject({ state: 'waiting', failure: 'answered', responseStatus: 500 });
      const waits = Date.parse(next.nextTryAt ?? '') - Date.parse(next.lastTriedAt ?? '');
      expect(waits).toBe(wait);
      tried = next;
    }
    await send(tried);
    const [last] = await deliveries(made.id);
    expect(last).toMatchObject({ state: 'failed', tries: WEBHOOK_WAITS.length + 1, nextTryAt: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first.id]));
    answer = { status: 200 };
    await send((await admin.client.webhooks.resend({ id: first.id })).data);
    expect((await deliveries(made.id))[0]).toMatchObject({ state: 'delivered', tries: 1, failure: null });
    const [now] = (await admin.client.webhooks.list({})).data;
    expect(now?.failingSince).toBeNull();
  });

  it('follows no redirect, and reports a missing response', async () => {
    const made = await hook('listing.posted');
    answer = { status: 302, headers: { location: `${campus.url}/healthz` } };
    await send((await admin.client.webhooks.test({ id: made.id })).data);
    expect((await deliveries(made.id))[0]).toMatchObject({ failure: 'answered', responseStatus: 302 });
    const closed = await admin.client.webhooks.create({
      url: 'http://127.0.0.1:9/',
      events: ['listing.closed'],
    });
    await send((await admin.client.webhooks.test({ id: closed.data.id })).data);
    expect((await deliveries(closed.data.id))[0]).toMatchObject({
      failure: 'unreachable',
      responseStatus: null,
    });
  });

  it('is disabled after three days of failed deliveries, with a notification to admins', async () => {
    const made = await hook('listing.posted', 'listing.closed');
    answer = { status: 500 };
    await send((await admin.client.webhooks.test({ id: made.id })).data);
    campus.clock.advance(3 * DAY + MINUTE);
    await signIn();
    const [waiting] = await deliveries(made.id);
    if (waiting !== undefined) await send(waiting);
    const [off] = (await admin.client.webhooks.list({})).data;
    expect(off?.disabledAt).not.toBeNull();
    expect((await deliveries(made.id)).map(({ state }) => state)).toEqual(['failed']);
    const { data: notifications } = await admin.client.notifications.list({});
    expect(notifications[0]).toMatchObject({ kind: 'webhook_disabled' });
    expect(notifications[0]?.description).toContain(new URL(partnerUrl()).host);
    await expect(admin.client.webhooks.test({ id: made.id })).rejects.toMatchObject({ code: 'conflict' });
    await expect(admin.client.webhooks.resend({ id: waiting?.id ?? '' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await post();
    expect(await deliveries(made.id)).toHaveLength(1);
    const { data: on } = await admin.client.webhooks.enable({ id: made.id });
    expect(on).toMatchObject({ disabledAt: null, failingSince: null });
    await post();
    expect(await deliveries(made.id)).toHaveLength(2);
  });

  it('is deleted with its deliveries when it is removed', async () => {
    const made = await hook('listing.posted');
    const { data } = await admin.client.webhooks.test({ id: made.id });
    await admin.client.webhooks.remove({ id: made.id });
    await send(data);
    expect(received).toEqual([]);
    await expect(admin.client.webhooks.resend({ id: data.id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps deliveries for thirty days', async () => {
    const made = await hook('listing.posted');
    await send((await admin.client.webhooks.test({ id: made.id })).data);
    await campus.app.platform.jobs.runNow('webhooks.sweep', {});
    expect(await deliveries(made.id)).toHaveLength(1);
    campus.clock.advance(31 * DAY);
    await signIn();
    await campus.app.platform.jobs.runNow('webhooks.sweep', {});
    expect(await deliveries(made.id)).toEqual([]);
  });
});

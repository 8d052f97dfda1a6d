import { DAY } from '@campushive/contract';
import ece from 'http_ece';
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { actAs } from '../../platform/acting.js';
import { createNotificationsModule } from '../notifications/notifications.js';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';

/** Creates a subscribed browser, which can decrypt messages sent to it. */
function browser(service = 'https://fcm.googleapis.com/fcm/send') {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  const p256dh = ecdh.generateKeys('base64url');
  const endpoint = `${service}/${randomBytes(9).toString('base64url')}`;
  const open = (body: Uint8Array) =>
    JSON.parse(
      ece.decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString(),
    ) as unknown;
  return { endpoint, subscription: { endpoint, keys: { p256dh, auth } }, open };
}

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let ama: TestStudent;
/** Requests that reached the push services, and their answer. */
let pushed: { endpoint: string; headers: Headers; body: Uint8Array }[];
let answer: number;

beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  ama = await campus.student('Ama Serwaa');
});
afterAll(() => campus.close());

beforeEach(() => {
  pushed = [];
  answer = 201;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const endpoint = String(input);
    if (new URL(endpoint).hostname === new URL(campus.url).hostname) return real(input, init);
    pushed.push({ endpoint, headers: new Headers(init?.headers), body: init?.body as Uint8Array });
    return new Response(null, { status: answer });
  });
});
afterEach(() => vi.restoreAllMocks());

async function write(content: string, from = kwame): Promise<string> {
  const talk = (await from.client.messages.open({ recipientId: akosua.id })).data;
  await akosua.client.messages.markRead({ id: talk.id });
  await from.client.messages.send({ conversationId: talk.id, content });
  return talk.id;
}
const arrived = (count = 1) => vi.waitFor(() => expect(pushed).toHaveLength(count), 120_000);

it('reaches no device of the student who acted', async () => {
  const [mine, theirs] = [browser(), browser()];
  await akosua.client.push.subscribe(mine.subscription);
  await kwame.client.push.subscribe(theirs.subscription);
  const { db } = campus.app.platform;
  const stored = (userId: string, isOwn: boolean) =>
    actAs(isOwn ? userId : undefined, () =>
      db.transaction((tx) =>
        createNotificationsModule(campus.app.platform).notify(tx, {
          ...{ userId, type: 'payment', kind: 'payment_made', values: { listing: 'HP laptop' } },
          subject: null,
        }),
      ),
    );
  await stored(akosua.id, true);
  await stored(kwame.id, false);
  await arrived();
  expect(pushed.map(({ endpoint }) => endpoint)).toEqual([theirs.endpoint]);
  await akosua.client.push.unsubscribe({ endpoint: mine.endpoint });
  await kwame.client.push.unsubscribe({ endpoint: theirs.endpoint });
});

it('reaches every device of the student, encrypted for that device and signed by the server', async () => {
  const [phone, laptop] = [browser(), browser('https://updates.push.services.mozilla.com/wpush/v2')];
  await akosua.client.push.subscribe(phone.subscription);
  await akosua.client.push.subscribe(laptop.subscription);
  await akosua.client.push.subscribe(laptop.subscription);
  const conversationId = await write('Is the laptop still there?');
  await arrived(2);
  expect(pushed.map((one) => one.endpoint).sort()).toEqual([phone.endpoint, laptop.endpoint].sort());
  const onPhone = pushed.find((one) => one.endpoint === phone.endpoint);
  expect(phone.open(onPhone?.body ?? new Uint8Array())).toMatchObject({
    title: expect.any(String),
    path: `/dashboard/messages/${conversationId}`,
  });
  const { publicKey } = (await akosua.client.push.key({})).data;
  expect(onPhone?.headers.get('authorization')).toMatch(new RegExp(`^vapid t=.+, k=${publicKey}$`));
  await akosua.client.push.unsubscribe({ endpoint: phone.endpoint });
  await akosua.client.push.unsubscribe({ endpoint: laptop.endpoint });
});

it('uses the language of the student, whatever the browser was subscribed with', async () => {
  const device = browser();
  await akosua.client.push.subscribe(device.subscription);
  await akosua.client.users.updateSettings({ language: 'fr' });
  await write('Akwaaba');
  await arrived();
  expect(device.open(pushed[0]?.body ?? new Uint8Array())).toMatchObject({
    title: 'Kwame Boateng vous a écrit',
    body: 'Nouveau message',
  });
  await akosua.client.users.updateSettings({ language: 'en' });
  await akosua.client.push.unsubscribe({ endpoint: device.endpoint });
});

it('deletes a subscription that is gone, and keeps one whose service is temporarily down', async () => {
  const device = browser();
  await akosua.client.push.subscribe(device.subscription);
  answer = 503;
  await write('One');
  await arrived();
  answer = 410;
  await vi.waitFor(() => expect(pushed.length).toBeGreaterThan(1), 120_000);
  await campus.clock.advance(1_000);
  pushed = [];
  await write('Two');
  await write('Three');
  const control = browser();
  await akosua.client.push.subscribe(control.subscription);
  answer = 201;
  await write('Four');
  await vi.waitFor(() => expect(pushed.map((one) => one.endpoint)).toContain(control.endpoint), 120_000);
  expect(pushed.map((one) => one.endpoint)).not.toContain(device.endpoint);
  await akosua.client.push.unsubscribe({ endpoint: control.endpoint });
});

it('sends nothing to a student who switched pushes off, nor to an ended session', async () => {
  const device = browser();
  const again = await campus
    .client()
    .auth.login({ email: akosua.email, password: akosua.password, rememberMe: false });
  const second = campus.client(again.data.token);
  await second.push.subscribe(device.subscription);
  await akosua.client.users.updateSettings({ notifications: { push: false } });
  await write('Not wanted');
  await akosua.client.users.updateSettings({ notifications: { push: true } });
  await second.auth.logout({});
  // From another student: a second message of the same one would count the first as read.
  await write('No one there', ama);
  // A later push that arrives proves that the two before did not.
  const control = browser();
  await akosua.client.push.subscribe(control.subscription);
  await write('Wanted', await campus.student('Yaw Writes'));
  await vi.waitFor(() => expect(pushed.map((one) => one.endpoint)).toContain(control.endpoint), 120_000);
  expect(pushed.map((one) => one.endpoint)).not.toContain(device.endpoint);
});

it('sends to push services only, and does not let a student remove the browser of another', async () => {
  const { subscription } = browser();
  for (const endpoint of ['https://169.254.169.254/latest', 'http://fcm.googleapis.com/x', campus.url]) {
    await expect(akosua.client.push.subscribe({ ...subscription, endpoint })).rejects.toMatchObject({
      code: 'validation_failed',
      fieldErrors: { endpoint: { code: 'invalid_push_address' } },
    });
  }
  const device = browser();
  await akosua.client.push.subscribe(device.subscription);
  await kwame.client.push.unsubscribe({ endpoint: device.endpoint });
  await write('Still there');
  await vi.waitFor(() => expect(pushed.map((one) => one.endpoint)).toContain(device.endpoint), 120_000);
});

it('gives all messages of a conversation one tag, and shows their number', async () => {
  const writer = await campus.student('Adjoa Writes');
  const device = browser();
  await ama.client.push.subscribe(device.subscription);
  const { data: talk } = await writer.client.messages.open({ recipientId: ama.id });
  const opened = () =>
    pushed.filter(({ endpoint }) => endpoint === device.endpoint).map(({ body }) => device.open(body));
  await writer.client.messages.send({ conversationId: talk.id, content: 'One' });
  await vi.waitFor(() => expect(opened()).toMatchObject([{ title: 'Adjoa Writes wrote to you' }]), 120_000);
  await writer.client.messages.send({ conversationId: talk.id, content: 'Two' });
  await vi.waitFor(() => expect(opened()).toHaveLength(2), 120_000);
  const [first, second] = opened() as { tag: string; body: string }[];
  expect(second?.body).toBe('2 new messages');
  expect(second?.tag).toBe(first?.tag);
  await ama.client.push.unsubscribe({ endpoint: device.endpoint });
});

it('notifies of a group message, with a link to the group', async () => {
  const { data: event } = await kwame.client.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food',
    eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  await ama.client.events.join({ id: event.id });
  const device = browser();
  await ama.client.push.subscribe(device.subscription);
  await kwame.client.groups.send({ id: event.id, content: 'Who drives?' });
  const opened = () =>
    pushed.filter(({ endpoint }) => endpoint === device.endpoint).map(({ body }) => device.open(body));
  await vi.waitFor(() => expect(opened()).toHaveLength(1), 120_000);
  expect(opened()).toMatchObject([
    {
      title: 'New group message',
      body: 'Kwame Boateng wrote in “Hall Week Jams”',
      path: `/dashboard/messages/groups/${event.id}`,
    },
  ]);
});

import type { Message } from '@campushive/contract';
import { DAY } from '@campushive/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../test/campus.js';
import { next, openPages, type Page } from '../../../test/pages.js';

let campus: TestCampus;
let organiser: TestStudent;
let kofi: TestStudent;
let esi: TestStudent;
let outsider: TestStudent;
let group: string;
const { connect, closeAll } = openPages(() => campus);

beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  kofi = await campus.student('Kofi Guest');
  esi = await campus.student('Esi Guest');
  outsider = await campus.student('Yaw Outsider');
  const { data } = await organiser.client.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food',
    eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  group = data.id;
  for (const guest of [kofi, esi]) await guest.client.events.join({ id: group });
});
afterEach(closeAll);
afterAll(() => campus.close());

const open = (page: Page) => page.emitWithAck('joinConversation', { conversationId: group });
const type = (page: Page) => page.emit('typing', { conversationId: group, isTyping: true });

it('says who types to everybody else in the group, and to nobody who is not in it', async () => {
  const [mine, theirs, stranger] = [await connect(organiser), await connect(kofi), await connect(outsider)];
  expect(await open(stranger)).toMatchObject({ status: 'error', code: 'not_found' });
  const heard: unknown[] = [];
  for (const page of [theirs, stranger]) page.on('userTyping', (event) => heard.push(event));
  expect(await open(theirs)).toMatchObject({ status: 'success' });
  const told = next(mine, 'userTyping');
  // Typing without having opened it is not passed on either.
  type(stranger);
  type(theirs);
  expect(await told).toEqual({
    conversationId: group,
    userId: kofi.id,
    isTyping: true,
    name: 'Kofi Guest',
  });
  expect(heard).toEqual([]);
});

it('keeps from whoever blocked a writer what they write, that they type, and from the writer that it was read', async () => {
  await esi.client.users.block({ id: kofi.id });
  const [hers, his, mine] = [await connect(esi), await connect(kofi), await connect(organiser)];
  const heard: unknown[] = [];
  hers.on('userTyping', (event) => heard.push(event));
  await open(his);
  const told = next(mine, 'userTyping');
  type(his);
  await told;
  expect(heard).toEqual([]);
  hers.on('groupMessage', (event) => heard.push(event));
  const arrived = next(mine, 'groupMessage');
  const { data: message } = await kofi.client.groups.send({ id: group, content: 'Who drives?' });
  expect(await arrived).toMatchObject({ content: 'Who drives?' });
  expect(heard).toEqual([]);
  await esi.client.groups.markRead({ id: group });
  await organiser.client.groups.markRead({ id: group });
  const { data } = await kofi.client.groups.readers({ id: group, messageId: message.id });
  expect(data.map((one) => one.name)).toEqual(['Ama Organiser']);
  await esi.client.users.unblock({ id: kofi.id });
});

it('tells whoever wrote how far somebody has read, once, and nobody else', async () => {
  await organiser.client.groups.markRead({ id: group });
  // What was read before is told before.
  await campus.app.platform.outbox.nudge();
  const [his, hers] = [await connect(kofi), await connect(esi)];
  const heard: unknown[] = [];
  hers.on('groupRead', (event) => heard.push(event));
  const [first, second]: Message[] = [
    (await kofi.client.groups.send({ id: group, content: 'First' })).data,
    (await kofi.client.groups.send({ id: group, content: 'Second' })).data,
  ];
  const told = next(his, 'groupRead');
  await organiser.client.groups.markRead({ id: group });
  const event = await told;
  expect(event).toMatchObject({ conversationId: group, readerId: organiser.id, seenId: second?.id });
  expect((event.after ?? '') < (first?.id ?? '')).toBe(true);
  // Nothing was new the second time, so nothing is said: what comes next is of the next message.
  await organiser.client.groups.markRead({ id: group });
  const { data: third } = await kofi.client.groups.send({ id: group, content: 'Third' });
  const again = next(his, 'groupRead');
  await organiser.client.groups.markRead({ id: group });
  expect(await again).toMatchObject({ after: second?.id, seenId: third.id });
  expect(heard).toEqual([]);
});

it('forgets whoever gave up their place at once, though their page has it open', async () => {
  const guest = await campus.student('Ekow Leaving');
  await guest.client.events.join({ id: group });
  const { data: sent } = await guest.client.groups.send({ id: group, content: 'I might not come' });
  const [theirs, mine] = [await connect(guest), await connect(organiser)];
  await open(theirs);
  await guest.client.events.leave({ id: group });
  const heard: string[] = [];
  for (const event of ['groupMessage', 'groupRead', 'userTyping'] as const) {
    theirs.on(event, () => heard.push(event));
  }
  const seen: unknown[] = [];
  mine.on('userTyping', (event) => seen.push(event));
  type(theirs);
  await organiser.client.groups.markRead({ id: group });
  const told = next(mine, 'groupMessage');
  await kofi.client.groups.send({ id: group, content: 'See you there' });
  expect(await told).toMatchObject({ content: 'See you there' });
  expect([heard, seen]).toEqual([[], []]);
  const path = `/groups/${group}/messages`;
  const as = { token: guest.token };
  expect((await campus.request('GET', path, as)).status).toBe(404);
  expect((await campus.request('GET', `${path}/${sent.id}/readers`, as)).status).toBe(404);
  expect((await campus.request('POST', path, { ...as, body: { content: 'Still?' } })).status).toBe(404);
});

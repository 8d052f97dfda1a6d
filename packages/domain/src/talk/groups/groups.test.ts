import { type Message, DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { next, openPages, type Page } from '../../../../../apps/api/test/pages.js';
import { sessions } from '../../platform/database/schema/index.js';

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

it('shows a typing member to all other members of the group, and to no outsider', async () => {
  const [mine, theirs, stranger] = [await connect(organiser), await connect(kofi), await connect(outsider)];
  expect(await open(stranger)).toMatchObject({ status: 'error', code: 'not_found' });
  const heard: unknown[] = [];
  for (const page of [theirs, stranger]) page.on('userTyping', (event) => heard.push(event));
  expect(await open(theirs)).toMatchObject({ status: 'success' });
  const emitted = next(mine, 'userTyping');
  // A member who types without having opened the group is not passed on either.
  type(stranger);
  type(theirs);
  expect(await emitted).toEqual({
    conversationId: group,
    userId: kofi.id,
    isTyping: true,
    name: 'Kofi Guest',
  });
  expect(heard).toEqual([]);
});

it('hides messages, typing and read receipts between a member and a writer whom they blocked', async () => {
  await esi.client.users.block({ id: kofi.id });
  const [hers, his, mine] = [await connect(esi), await connect(kofi), await connect(organiser)];
  const heard: unknown[] = [];
  hers.on('userTyping', (event) => heard.push(event));
  await open(his);
  const emitted = next(mine, 'userTyping');
  type(his);
  await emitted;
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

it('sends a read receipt of a member to the author only, once', async () => {
  await organiser.client.groups.markRead({ id: group });
  // Delivers earlier read receipts.
  await campus.app.platform.outbox.flush();
  const [his, hers] = [await connect(kofi), await connect(esi)];
  const heard: unknown[] = [];
  hers.on('groupRead', (event) => heard.push(event));
  const [first, second]: Message[] = [
    (await kofi.client.groups.send({ id: group, content: 'First' })).data,
    (await kofi.client.groups.send({ id: group, content: 'Second' })).data,
  ];
  const emitted = next(his, 'groupRead');
  await organiser.client.groups.markRead({ id: group });
  const event = await emitted;
  expect(event).toMatchObject({ conversationId: group, readerId: organiser.id, seenId: second?.id });
  expect((event.after ?? '') < (first?.id ?? '')).toBe(true);
  // A second read without new messages sends no event: the next event is about the next message.
  await organiser.client.groups.markRead({ id: group });
  const { data: third } = await kofi.client.groups.send({ id: group, content: 'Third' });
  const again = next(his, 'groupRead');
  await organiser.client.groups.markRead({ id: group });
  expect(await again).toMatchObject({ after: second?.id, seenId: third.id });
  expect(heard).toEqual([]);
});

it('sends a delivery receipt to the author when the devices of all other members have the message', async () => {
  for (const student of [organiser, kofi, esi]) await student.client.messages.received({});
  const his = await connect(kofi);
  const { data: first } = await kofi.client.groups.send({ id: group, content: 'On whose devices is this?' });
  await organiser.client.messages.received({});
  const { data: second } = await kofi.client.groups.send({ id: group, content: 'And this?' });
  const once = next(his, 'messagesDelivered');
  // Esi's device has both messages, the organiser's only the first.
  await esi.client.messages.received({});
  expect(await once).toMatchObject({ conversationId: group, writtenUntil: first.createdAt });
  const again = next(his, 'messagesDelivered');
  await organiser.client.messages.received({});
  expect(await again).toMatchObject({ conversationId: group, writtenUntil: second.createdAt });
});

it('ignores members with devices unused for a week in delivery receipts, also for earlier messages', async () => {
  const id = await fresh('Delivered to those who are here', [kofi, esi]);
  const { db, clock } = campus.app.platform;
  const his = await connect(kofi);
  const heard: unknown[] = [];
  his.on('messagesDelivered', ({ conversationId, writtenUntil }) => {
    if (conversationId === id) heard.push(writtenUntil);
  });
  const send = async (content: string) => (await kofi.client.groups.send({ id, content })).data;
  const waiting = await send('Who has a speaker?');
  await organiser.client.messages.received({});
  expect(heard).toEqual([]);
  const lastUsedAt = new Date(clock.now().getTime() - 8 * DAY);
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.userId, esi.id));
  const newer = await send('And who brings ice?');
  await organiser.client.messages.received({});
  await vi.waitFor(() => expect(heard).toEqual([newer.createdAt, waiting.createdAt]), 120_000);
});

it('stops events to a member who left at once, even while their page shows the group', async () => {
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
  const emitted = next(mine, 'groupMessage');
  await kofi.client.groups.send({ id: group, content: 'See you there' });
  expect(await emitted).toMatchObject({ content: 'See you there' });
  expect([heard, seen]).toEqual([[], []]);
  const path = `/groups/${group}/messages`;
  const as = { token: guest.token };
  expect((await campus.request('GET', path, as)).status).toBe(404);
  expect((await campus.request('GET', `${path}/${sent.id}/readers`, as)).status).toBe(404);
  expect((await campus.request('POST', path, { ...as, body: { content: 'Still?' } })).status).toBe(404);
});

const fresh = async (title: string, guests: readonly TestStudent[]) => {
  const { data } = await organiser.client.category.create({
    category: 'buzz',
    title,
    description: 'Music and food',
    eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  for (const guest of guests) await guest.client.events.join({ id: data.id });
  return data.id;
};
const messagesOf = async (student: TestStudent, id: string) =>
  (await student.client.groups.messages({ id })).data;

it('lists the members of a group, organiser first, page by page, to its members only', async () => {
  const id = await fresh('Member night', [kofi, esi]);
  await esi.client.users.block({ id: kofi.id });
  const first = await esi.client.groups.members({ id, limit: 2 });
  expect(first).toMatchObject({
    count: 3,
    data: [
      { id: organiser.id, organiser: true, blocked: false },
      { id: esi.id, organiser: false },
    ],
  });
  const cursor = first.pagination?.nextCursor ?? undefined;
  const rest = await esi.client.groups.members({ id, limit: 2, cursor });
  expect(rest.data).toMatchObject([{ id: kofi.id, name: 'Kofi Guest', blocked: true }]);
  expect(rest.pagination?.nextCursor).toBeNull();
  await esi.client.users.unblock({ id: kofi.id });
  await kofi.client.events.leave({ id });
  expect((await esi.client.groups.members({ id })).data.map((one) => one.id)).toEqual([organiser.id, esi.id]);
  for (const student of [kofi, outsider]) {
    const as = { token: student.token };
    expect((await campus.request('GET', `/groups/${id}/members`, as)).status).toBe(404);
    const mute = { ...as, body: { muted: true } };
    expect((await campus.request('PUT', `/groups/${id}/mute`, mute)).status).toBe(404);
  }
});

it('lets members report a message, and shows it to moderators with the previous messages', async () => {
  const id = await fresh('Report night', [kofi, esi]);
  const moderator = await campus.student('Mod', undefined, 'moderator');
  for (const content of ['1', '2', '3', '4', '5']) await organiser.client.groups.send({ id, content });
  await kofi.client.groups.send({ id, content: 'Send me your money' });
  const [reported] = await messagesOf(esi, id);
  if (reported === undefined) throw new Error('There are messages');
  await organiser.client.groups.send({ id, content: 'What comes later is not shown' });
  const report = (student: TestStudent) =>
    campus.request('POST', '/reports', {
      token: student.token,
      body: { targetType: 'message', targetId: reported.id, reason: 'scam' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  expect((await report(outsider)).status).toBe(404);
  expect((await report(moderator)).status).toBe(404);
  expect((await report(kofi)).body.code).toBe('own_content');
  expect((await report(esi)).status).toBe(201);
  expect((await report(esi)).body.code).toBe('already_reported');
  const { data } = await moderator.client.moderation.reports({ targetType: 'message' });
  const found = data.find((one) => one.targetId === reported.id);
  expect(found).toMatchObject({
    subject: { id: kofi.id },
    group: { id, title: 'Report night' },
    listing: null,
  });
  const shown = found?.messages.map(({ author, content, bySubject }) => `${author} ${content} ${bySubject}`);
  expect(shown).toEqual([
    ...['1', '2', '3', '4', '5'].map((content) => `Ama Organiser ${content} false`),
    'Kofi Guest Send me your money true',
  ]);
  // A moderator who reads a reported message does not become a member.
  expect((await campus.request('GET', `/groups/${id}`, { token: moderator.token })).status).toBe(404);
  await esi.client.events.leave({ id });
  const [other] = await messagesOf(organiser, id);
  const body = { targetType: 'message', targetId: other?.id, reason: 'scam' };
  expect((await campus.request('POST', '/reports', { token: esi.token, body })).status).toBe(404);
});

it('keeps a group with messages readable for its members when its event is cancelled', async () => {
  const [written, silent] = [
    await fresh('Cancelled night', [kofi, esi]),
    await fresh('Silent night', [kofi]),
  ];
  await kofi.client.groups.send({ id: written, content: 'Is it still on?' });
  for (const id of [written, silent]) await organiser.client.hives.remove({ id });
  const { data } = await kofi.client.groups.list({});
  expect(data.find((one) => one.id === written)).toMatchObject({ cancelled: true, members: 3 });
  expect(data.map((one) => one.id)).not.toContain(silent);
  expect((await messagesOf(esi, written)).map((one) => one.content)).toEqual(['Is it still on?']);
  const path = `/groups/${written}/messages`;
  const late = await campus.request('POST', path, { token: kofi.token, body: { content: 'Hello?' } });
  expect([late.status, late.body.code]).toEqual([409, 'listing_unavailable']);
  expect((await campus.request('GET', path, { token: outsider.token })).status).toBe(404);
});

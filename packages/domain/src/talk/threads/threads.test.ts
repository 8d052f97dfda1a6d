import { DAY } from '@campushive/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { next, openPages } from '../../../../../apps/api/test/pages.js';
import { newId } from '../../platform/ids.js';

let campus: TestCampus;
let organiser: TestStudent;
let kofi: TestStudent;
let stranger: TestStudent;
/** The group of an event of the organiser, which Kofi attends. */
let group: string;
/** The conversation of the two. */
let talk: string;
const { connect, closeAll } = openPages(() => campus);

beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  kofi = await campus.student('Kofi Guest');
  stranger = await campus.student('Yaw Stranger');
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
  await kofi.client.events.join({ id: group });
  talk = (await kofi.client.threads.open({ recipientId: organiser.id })).data.id;
});
afterEach(closeAll);
afterAll(() => campus.close());

const both = () => [talk, group] as const;

it('returns a direct or group thread by its id', async () => {
  const { data: direct } = await kofi.client.threads.get({ id: talk });
  expect(direct).toMatchObject({ kind: 'direct', id: talk, otherParticipant: { id: organiser.id } });
  const { data: ofEvent } = await kofi.client.threads.get({ id: group });
  expect(ofEvent).toMatchObject({ kind: 'group', id: group, title: 'Hall Week Jams', members: 2 });
});

it('sends, returns, searches and unsends messages in direct and group threads with the same calls', async () => {
  const { threads } = kofi.client;
  for (const id of both()) {
    const sent = (await threads.send({ id, content: 'Who brings the speaker?', clientId: `c-${id}` })).data;
    expect(sent).toMatchObject({ conversationId: id, content: 'Who brings the speaker?' });
    expect((await threads.send({ id, content: 'Again', clientId: `c-${id}` })).data.id).toBe(sent.id);
    const later = (await threads.send({ id, content: 'Anyone?', replyToId: sent.id })).data;
    const page = await organiser.client.threads.messages({ id, limit: 1 });
    expect(page.data.map((one) => one.id)).toEqual([later.id]);
    const cursor = page.pagination?.nextCursor ?? undefined;
    expect((await organiser.client.threads.messages({ id, cursor })).data.map((one) => one.id)).toEqual([
      sent.id,
    ]);
    const missed = await organiser.client.threads.messages({ id, after: sent.id });
    expect(missed.data.map((one) => one.id)).toEqual([later.id]);
    expect((await organiser.client.threads.search({ id, q: 'SPEAKER' })).data.map((one) => one.id)).toEqual([
      sent.id,
    ]);
    expect((await threads.unsend({ id, messageId: later.id })).data).toMatchObject({ content: '' });
  }
});

it('refuses to unsend a message or show its readers through another thread', async () => {
  const { threads } = kofi.client;
  const said = (await threads.send({ id: talk, content: 'For you alone' })).data;
  await expect(threads.unsend({ id: group, messageId: said.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(threads.readers({ id: group, messageId: said.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  const message = (await threads.send({ id: group, content: 'For all' })).data;
  await expect(threads.unsend({ id: talk, messageId: message.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('lists the readers of a message in direct and group threads after they mark the thread as read', async () => {
  for (const id of both()) {
    const { data: said } = await kofi.client.threads.send({ id, content: 'Read me' });
    const readers = () => kofi.client.threads.readers({ id, messageId: said.id });
    expect(await readers()).toMatchObject({ data: [], count: 0 });
    expect((await organiser.client.threads.markRead({ id })).count).toBeGreaterThan(0);
    expect(await readers()).toMatchObject({ data: [{ id: organiser.id }], count: 1 });
    await expect(organiser.client.threads.readers({ id, messageId: said.id })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }
});

it('mutes direct and group threads, and archives them until the next message', async () => {
  for (const id of both()) {
    const { threads } = organiser.client;
    expect((await threads.mute({ id, muted: true })).data.muted).toBe(true);
    expect((await threads.archive({ id, archived: true })).data.archived).toBe(true);
    expect((await threads.list({ folder: 'archived' })).data.map((one) => one.id)).toEqual([id]);
    await kofi.client.threads.send({ id, content: 'Back' });
    expect((await threads.get({ id })).data).toMatchObject({ archived: false, muted: true });
    await threads.mute({ id, muted: false });
  }
});

it('lists direct and group threads in one order, page by page, or one kind only', async () => {
  for (const id of [talk, group, talk]) {
    campus.clock.advance(1_000);
    await kofi.client.threads.send({ id, content: 'News' });
  }
  const { threads } = organiser.client;
  const ids = async (input: Parameters<typeof threads.list>[0]) =>
    (await threads.list(input)).data.map((one) => one.id);
  expect(await ids({})).toEqual([talk, group]);
  const first = await threads.list({ limit: 1 });
  expect(first.data).toMatchObject([{ kind: 'direct', id: talk }]);
  const rest = await threads.list({ limit: 1, cursor: first.pagination?.nextCursor ?? undefined });
  expect(rest.data).toMatchObject([{ kind: 'group', id: group }]);
  expect(rest.pagination?.nextCursor).toBeNull();
  expect(await ids({ kind: 'group' })).toEqual([group]);
  expect(await ids({ kind: 'direct' })).toEqual([talk]);
});

it('lists the members of direct and group threads', async () => {
  const { threads } = kofi.client;
  const ofTalk = await threads.members({ id: talk, limit: 1 });
  expect(ofTalk).toMatchObject({ data: [{ id: organiser.id, organiser: false }], count: 2 });
  const cursor = ofTalk.pagination?.nextCursor ?? undefined;
  expect((await threads.members({ id: talk, limit: 1, cursor })).data).toMatchObject([{ id: kofi.id }]);
  expect((await threads.members({ id: group })).data.map((one) => [one.id, one.organiser])).toEqual([
    [organiser.id, true],
    [kofi.id, false],
  ]);
});

it('returns 404 to students who are not members', async () => {
  const { threads } = stranger.client;
  const missing = { code: 'not_found' };
  for (const id of [...both(), newId()]) {
    await expect(threads.get({ id })).rejects.toMatchObject(missing);
    await expect(threads.messages({ id })).rejects.toMatchObject(missing);
    await expect(threads.search({ id, q: 'speaker' })).rejects.toMatchObject(missing);
    await expect(threads.send({ id, content: 'Hello' })).rejects.toMatchObject(missing);
    await expect(threads.markRead({ id })).rejects.toMatchObject(missing);
    await expect(threads.mute({ id, muted: true })).rejects.toMatchObject(missing);
    await expect(threads.archive({ id, archived: true })).rejects.toMatchObject(missing);
    await expect(threads.members({ id })).rejects.toMatchObject(missing);
  }
  expect((await threads.list({})).data).toEqual([]);
});

it('returns the same messages for calls with the former names', async () => {
  const { data: inTalk } = await kofi.client.messages.list({ id: talk });
  expect(inTalk.map((one) => one.id)).toEqual(
    (await kofi.client.threads.messages({ id: talk })).data.map((one) => one.id),
  );
  const { data: inGroup } = await kofi.client.groups.messages({ id: group, limit: 50 });
  expect(inGroup).toEqual((await kofi.client.threads.messages({ id: group })).data);
});

it('counts unread direct and group threads, and confirms the delivery of their messages to a device', async () => {
  const reader = await campus.student('Abena Reader');
  const { data: withReader } = await kofi.client.threads.open({ recipientId: reader.id });
  await reader.client.events.join({ id: group });
  const direct = (await kofi.client.threads.send({ id: withReader.id, content: 'Are you coming?' })).data;
  const toGroup = (await kofi.client.threads.send({ id: group, content: 'Doors open at six.' })).data;
  expect((await reader.client.threads.unreadCount({})).data).toEqual({
    conversations: 1,
    messages: 1,
    groups: [group],
  });
  expect(direct.deliveredAt).toBeNull();
  await reader.client.threads.received({});
  const deliveryOf = async (id: string, messageId: string) =>
    (await kofi.client.threads.messages({ id })).data.find((one) => one.id === messageId)?.deliveredAt;
  expect(await deliveryOf(withReader.id, direct.id)).toEqual(expect.any(String));
  await organiser.client.threads.received({});
  expect(await deliveryOf(group, toGroup.id)).toEqual(expect.any(String));
  await reader.client.threads.markRead({ id: withReader.id });
  await reader.client.threads.markRead({ id: group });
  expect((await reader.client.threads.unreadCount({})).data).toMatchObject({ messages: 0, groups: [] });
});

it('accepts messages to direct and group threads from the socket', async () => {
  const [page, reader] = [await connect(kofi), await connect(organiser)];
  for (const [id, event] of [
    [talk, 'newMessage'],
    [group, 'groupMessage'],
  ] as const) {
    const heard = next(reader, event);
    const answer = await page.emitWithAck('sendToThread', { threadId: id, content: 'Over the socket' });
    expect(answer).toMatchObject({ status: 'success', data: { conversationId: id } });
    expect(await heard).toMatchObject({ conversationId: id, content: 'Over the socket' });
  }
  const empty = await page.emitWithAck('sendToThread', { threadId: talk, content: '' });
  expect(empty).toMatchObject({ status: 'error', code: 'validation_failed' });
  const outside = await connect(stranger);
  for (const id of both()) {
    const refused = await outside.emitWithAck('sendToThread', { threadId: id, content: 'Hello' });
    expect(refused).toMatchObject({ status: 'error', code: 'not_found' });
  }
  const old = await page.emitWithAck('sendMessage', { conversationId: group, content: 'Old name' });
  expect(old).toMatchObject({ status: 'error', code: 'not_found' });
});

import { DAY } from '@campushive/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { conversations, messages, participations } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let organiser: TestStudent;
let kofi: TestStudent;
let esi: TestStudent;
let id: string;

beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  kofi = await campus.student('Kofi Guest');
  esi = await campus.student('Esi Guest');
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
  id = data.id;
  for (const guest of [kofi, esi]) await guest.client.events.join({ id });
});
afterAll(() => campus.close());

const statusOf = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  student: TestStudent,
  body?: object,
) => (await campus.request(method, path, { token: student.token, ...(body && { body }) })).status;
const participationsOf = (student: TestStudent) =>
  campus.app.platform.db
    .select()
    .from(participations)
    .where(and(eq(participations.conversationId, id), eq(participations.userId, student.id)));

it('orders simultaneous messages without a gap, and stores a repeated message once', async () => {
  const writes = [organiser, kofi, esi].flatMap((student) =>
    [1, 2, 3, 3].map((number) =>
      student.client.groups.send({ id, content: `Line ${number}`, clientId: `${student.id}-${number}` }),
    ),
  );
  await Promise.all(writes);
  const { db } = campus.app.platform;
  const rows = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(asc(messages.position));
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [thread] = await db.select().from(conversations).where(eq(conversations.id, id));
  expect(thread).toMatchObject({ kind: 'group', listingId: id, length: 9, firstUserId: null });
  const shown = (await esi.client.groups.messages({ id })).data.map((one) => one.id);
  expect(shown).toEqual(rows.map((row) => row.id).reverse());
});

it('pages through a group by position', async () => {
  const whole = (await kofi.client.groups.messages({ id })).data.map((one) => one.id);
  const first = await kofi.client.groups.messages({ id, limit: 4 });
  const cursor = first.pagination?.nextCursor ?? undefined;
  const second = await kofi.client.groups.messages({ id, limit: 4, cursor });
  expect([...first.data, ...second.data].map((one) => one.id)).toEqual(whole.slice(0, 8));
});

it('refuses all calls for direct conversations, even from members of the group', async () => {
  const message = (await kofi.client.groups.send({ id, content: 'Mine' })).data;
  const before = await participationsOf(kofi);
  const path = `/messages/conversations/${id}`;
  expect(await statusOf('GET', path, kofi)).toBe(404);
  expect(await statusOf('GET', `${path}/messages`, kofi)).toBe(404);
  expect(await statusOf('PUT', `${path}/mute`, kofi, { muted: true })).toBe(404);
  expect(await statusOf('PUT', `${path}/archive`, kofi, { archived: true })).toBe(404);
  expect(await statusOf('PUT', `${path}/read`, kofi)).toBe(404);
  expect(await statusOf('POST', '/messages/send', kofi, { conversationId: id, content: 'Hello' })).toBe(404);
  expect(await statusOf('POST', `/messages/${message.id}/unsend`, kofi)).toBe(404);
  expect(await participationsOf(kofi)).toEqual(before);
  expect((await kofi.client.messages.conversations({})).data).toEqual([]);
  expect((await kofi.client.messages.unreadCount({})).data).toMatchObject({ conversations: 0, messages: 0 });
});

it('refuses to answer or unsend a message of another thread', async () => {
  const { data: talk } = await kofi.client.messages.open({ recipientId: esi.id });
  const { data: said } = await kofi.client.messages.send({
    conversationId: talk.id,
    content: 'For you alone',
  });
  const astray = { fieldErrors: { replyToId: { code: 'not_their_message' } } };
  await expect(kofi.client.groups.send({ id, content: 'Yes', replyToId: said.id })).rejects.toMatchObject(
    astray,
  );
  await expect(kofi.client.groups.unsend({ id, messageId: said.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  const ofGroup = (await kofi.client.groups.send({ id, content: 'For all' })).data;
  await expect(
    kofi.client.messages.send({ conversationId: talk.id, content: 'No', replyToId: ofGroup.id }),
  ).rejects.toMatchObject(astray);
});

it('returns from the archive with a new message, and for a member who blocked its writer after the unblock', async () => {
  for (const student of [kofi, esi]) await student.client.groups.archive({ id, archived: true });
  await esi.client.users.block({ id: organiser.id });
  await organiser.client.groups.send({ id, content: 'Doors at eight' });
  expect((await kofi.client.groups.get({ id })).data.archived).toBe(false);
  expect((await esi.client.groups.get({ id })).data.archived).toBe(true);
  await esi.client.users.unblock({ id: organiser.id });
  expect((await esi.client.groups.get({ id })).data.archived).toBe(false);
});

it('deletes the read position of a deleted account, and keeps its messages', async () => {
  const leaving = await campus.student('Yaw Leaving');
  await leaving.client.events.join({ id });
  await leaving.client.groups.send({ id, content: 'I was here' });
  await leaving.client.groups.markRead({ id });
  expect(await participationsOf(leaving)).toHaveLength(1);
  expect(await statusOf('DELETE', '/users/me', leaving, { password: leaving.password })).toBe(200);
  expect(await participationsOf(leaving)).toEqual([]);
  expect((await kofi.client.groups.messages({ id })).data[0]).toMatchObject({
    content: 'I was here',
    messageAuthor: { name: null },
  });
});

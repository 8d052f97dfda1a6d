import { DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { next, openPages } from '../../../../../apps/api/test/pages.js';
import { notifications, users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let organiser: TestStudent;
let kofi: TestStudent;
let esi: TestStudent;
let group: string;
const { connect, closeAll } = openPages(() => campus);

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
  group = data.id;
  for (const guest of [kofi, esi]) await guest.client.events.join({ id: group });
});
afterEach(closeAll);
afterAll(() => campus.close());

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
/** A busy machine takes longer than a poll waits by default. */
const SOON = { timeout: 30_000 };
const newsOf = async (student: TestStudent, id: string) =>
  (await student.client.notifications.list({})).data.filter(({ subject }) => subject?.id === id);

describe('group notifications', () => {
  it('come once for all new messages, again after reading, and are read with the group', async () => {
    const id = await fresh('Film night', [kofi, esi]);
    await kofi.client.groups.send({ id, content: 'Which film?' });
    await expect.poll(() => newsOf(esi, id), SOON).toHaveLength(1);
    expect(await newsOf(esi, id)).toMatchObject([
      {
        type: 'message',
        kind: 'group_message_received',
        title: 'New group message',
        description: 'Kofi Guest wrote in “Film night”',
        subject: { type: 'group', id },
        read: false,
      },
    ]);
    await organiser.client.groups.send({ id, content: 'Any of them' });
    // Kofi had no notification before. His proves that this message was processed for everybody.
    await expect.poll(() => newsOf(kofi, id), SOON).toHaveLength(1);
    expect(await newsOf(esi, id)).toHaveLength(1);
    await esi.client.groups.markRead({ id });
    expect(await newsOf(esi, id)).toMatchObject([{ read: true }]);
    await kofi.client.groups.send({ id, content: 'The long one then' });
    await expect.poll(() => newsOf(esi, id), SOON).toMatchObject([{ read: false }, { read: true }]);
  });

  it('skip the writer, members who muted the group, blocked pairs and suspended members', async () => {
    const [muted, blocker, blocked, suspended, listening] = [
      await campus.student('Muted Guest'),
      await campus.student('Blocker Guest'),
      await campus.student('Blocked Guest'),
      await campus.student('Suspended Guest'),
      await campus.student('Listening Guest'),
    ];
    const id = await fresh('Quiet night', [kofi, muted, blocker, blocked, suspended, listening]);
    expect((await muted.client.groups.mute({ id, muted: true })).data).toMatchObject({ id, muted: true });
    await blocker.client.users.block({ id: kofi.id });
    await kofi.client.users.block({ id: blocked.id });
    await campus.app.platform.db
      .update(users)
      .set({ suspendedAt: campus.clock.now() })
      .where(eq(users.id, suspended.id));
    await kofi.client.groups.send({ id, content: 'Shh' });
    await expect.poll(() => newsOf(listening, id), SOON).toHaveLength(1);
    for (const student of [kofi, muted, blocker, blocked])
      expect(await newsOf(student, id), student.name).toEqual([]);
    const notified = await campus.app.platform.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, suspended.id));
    expect(notified).toEqual([]);
    // Muting concerns one member only, and can be undone.
    expect((await listening.client.groups.get({ id })).data.muted).toBe(false);
    await muted.client.groups.mute({ id, muted: false });
    await kofi.client.groups.send({ id, content: 'Shh again' });
    await expect.poll(() => newsOf(muted, id), SOON).toHaveLength(1);
    expect(await newsOf(listening, id)).toHaveLength(1);
  });

  it('skip a member who views the group, but reach a member whose page is in the background', async () => {
    const id = await fresh('Live night', [kofi, esi]);
    const [hers, his] = [await connect(esi), await connect(kofi)];
    const presence = campus.app.platform.presence;
    const looks = async (student: TestStudent) => (await presence.readersOf(id, [student.id])).size;
    for (const page of [hers, his]) await page.emitWithAck('joinConversation', { conversationId: id });
    expect([await looks(esi), await looks(kofi)]).toEqual([1, 1]);
    his.emit('presence', { presence: 'away' });
    await expect.poll(() => looks(kofi), SOON).toBe(0);
    await organiser.client.groups.send({ id, content: 'Doors are open' });
    await expect.poll(() => newsOf(kofi, id), SOON).toHaveLength(1);
    expect(await newsOf(esi, id)).toEqual([]);
    hers.emit('leaveConversation', { conversationId: id });
    await expect.poll(() => looks(esi), SOON).toBe(0);
    await organiser.client.groups.send({ id, content: 'We begin' });
    await expect.poll(() => newsOf(esi, id), SOON).toHaveLength(1);
    expect(await newsOf(kofi, id)).toHaveLength(1);
  });
});

it('counts groups with new messages as unread until they are read, without muted groups', async () => {
  const id = await fresh('Badge night', [kofi, esi]);
  const other = await fresh('Other night', [esi]);
  const unread = async () => (await esi.client.messages.unreadCount({})).data.groups;
  const before = await unread();
  await kofi.client.groups.send({ id, content: 'Who comes?' });
  await organiser.client.groups.send({ id: other, content: 'Me' });
  expect((await unread()).filter((one) => !before.includes(one)).sort()).toEqual([id, other].sort());
  expect((await kofi.client.messages.unreadCount({})).data.groups).not.toContain(id);
  await esi.client.groups.mute({ id: other, muted: true });
  expect(await unread()).not.toContain(other);
  const page = await connect(esi);
  const event = next(page, 'messageRead');
  await esi.client.groups.markRead({ id });
  expect(await event).toMatchObject({ conversationId: id, readerId: esi.id });
  expect(await unread()).not.toContain(id);
  await esi.client.users.block({ id: kofi.id });
  await kofi.client.groups.send({ id, content: 'No one?' });
  expect(await unread()).not.toContain(id);
  await esi.client.users.unblock({ id: kofi.id });
});

it('runs as many database queries for many groups as for one', async () => {
  const student = await campus.student('Adwoa Everywhere');
  const request = async () => {
    const spies = campus.apps().map((app) => {
      const { $client } = app.platform.db as unknown as { $client: { query: (...of: unknown[]) => unknown } };
      return vi.spyOn($client, 'query');
    });
    const { data } = await student.client.groups.list({});
    const texts = spies.flatMap((spy) => spy.mock.calls.map(([query]) => JSON.stringify(query)));
    spies.forEach((spy) => spy.mockRestore());
    return { groups: data.length, queries: texts.filter((text) => text.includes('last_message')).length };
  };
  await student.client.events.join({ id: group });
  // Delivers earlier messages.
  for (const app of campus.apps()) await app.platform.outbox.flush();
  expect(await request()).toEqual({ groups: 1, queries: 1 });
  for (const title of ['First', 'Second', 'Third']) await fresh(`${title} night`, [student]);
  expect(await request()).toEqual({ groups: 4, queries: 1 });
});

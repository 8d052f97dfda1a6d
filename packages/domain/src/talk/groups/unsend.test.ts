import { DAY, SECOND, UNSEND_WITHIN } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { next, openPages } from '../../../../../apps/api/test/pages.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { idempotencyKeys, messages } from '../../platform/database/schema/index.js';

const SOON = { timeout: 10_000 };

let campus: TestCampus;
let organiser: TestStudent;
let kofi: TestStudent;
let esi: TestStudent;
let id: string;
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
  id = data.id;
  for (const guest of [kofi, esi]) await guest.client.events.join({ id });
});
afterEach(closeAll);
afterAll(() => campus.close());

const say = async (student: TestStudent, content: string, replyToId?: string) =>
  (await student.client.groups.send({ id, content, ...(replyToId && { replyToId }) })).data;
const newsOf = async (student: TestStudent) =>
  (await student.client.notifications.list({})).data.filter(
    ({ kind, subject, read }) => kind === 'group_message_received' && subject?.id === id && !read,
  );

it('removes the text from database, stored answers, pages and notifications', async () => {
  const body = { content: 'My code is 123456' };
  const headers = { 'Idempotency-Key': 'group-secret' };
  const send = () => campus.request('POST', `/groups/${id}/messages`, { token: kofi.token, body, headers });
  const { data } = (await send()).body;
  await expect.poll(() => newsOf(esi), SOON).toHaveLength(1);
  const page = await connect(esi);
  const heard = next(page, 'messageChanged');
  await kofi.client.groups.unsend({ id, messageId: data.id });
  expect(await heard).toMatchObject({ id: data.id, conversationId: id, content: '' });
  expect((await heard).unsentAt).not.toBeNull();
  const { db } = campus.app.platform;
  const [row] = await db.select().from(messages).where(eq(messages.id, data.id));
  expect(row).toMatchObject({ content: '', attachment: null, warning: null });
  const stored = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, kofi.id));
  expect(JSON.stringify(stored)).not.toContain('123456');
  expect((await send()).body.data).toMatchObject({ id: data.id, content: '' });
  // A removed message clears its notification, and the next message notifies again.
  expect(await newsOf(esi)).toEqual([]);
  await say(kofi, 'Who drives?');
  await expect.poll(() => newsOf(esi), SOON).toHaveLength(1);
  for (const student of [esi, organiser]) await student.client.groups.markRead({ id });
});

it('refuses to unsend a message after ten minutes', async () => {
  const { id: messageId } = await say(kofi, 'Ten minutes');
  campus.clock.advance(UNSEND_WITHIN + SECOND);
  await expect(kofi.client.groups.unsend({ id, messageId })).rejects.toMatchObject({
    code: 'unsend_too_late',
  });
});

it('keeps the text of a reported message readable for moderators', async () => {
  const moderator = await staff(campus, 'Ama Moderator');
  const { id: messageId } = await say(kofi, 'You are a thief');
  const target = { targetType: 'message', targetId: messageId, reason: 'harassment', details: '' } as const;
  await esi.client.reports.create(target);
  await kofi.client.groups.unsend({ id, messageId });
  const { data } = await moderator.client.moderation.reports({});
  const said = data.find((one) => one.targetId === messageId)?.messages.at(-1);
  expect(said).toMatchObject({ id: messageId, content: 'You are a thief', unsent: true });
});

it('hides quotes of a writer from a member who blocked them, and refuses that member an answer to them', async () => {
  const question = await say(kofi, 'Who brings the speaker?');
  await esi.client.users.block({ id: kofi.id });
  const pages = [await connect(esi), await connect(organiser)];
  const heard = Promise.all(pages.map((page) => next(page, 'groupMessage')));
  await say(organiser, 'I do', question.id);
  const [hers, mine] = await heard;
  expect(mine).toMatchObject({ content: 'I do', replyTo: { content: question.content } });
  expect(hers).toMatchObject({ content: 'I do', replyTo: null });
  await expect(say(esi, 'Me too', question.id)).rejects.toMatchObject({
    fieldErrors: { replyToId: { code: 'not_their_message' } },
  });
  await esi.client.users.unblock({ id: kofi.id });
});

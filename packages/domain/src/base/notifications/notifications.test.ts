import type { Notification } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { notifications } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

async function write(): Promise<void> {
  const talk = (await kwame.client.messages.open({ recipientId: akosua.id })).data;
  await akosua.client.messages.markRead({ id: talk.id });
  await kwame.client.messages.send({ conversationId: talk.id, content: 'Akwaaba' });
}

it('pushes a notification to open pages in the language of the reader', async () => {
  const socket = io(campus.anyUrl(), { auth: { token: akosua.token }, transports: ['websocket'] });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const next = () => new Promise<Notification>((resolve) => socket.once('notification', resolve));
    for (const [language, title] of [
      ['fr', 'Kwame Boateng vous a écrit'],
      ['es', 'Kwame Boateng te escribió'],
      ['en', 'Kwame Boateng wrote to you'],
    ] as const) {
      await akosua.client.users.updateSettings({ language });
      const event = next();
      await write();
      expect((await event).title).toBe(title);
    }
    const read = new Promise<unknown>((resolve) => socket.once('notificationsRead', resolve));
    const { count } = await akosua.client.notifications.markRead({});
    expect(count).toBeGreaterThan(0);
    expect(await read).toEqual({ count });
  } finally {
    socket.disconnect();
  }
});

it('words notifications in the current language, but keeps the text of rows without values', async () => {
  const { db } = campus.app.platform;
  const theirs = eq(notifications.userId, akosua.id);
  const [stored] = await db.select().from(notifications).where(theirs);
  // Stored rows contain readable text.
  expect(stored).toMatchObject({ title: 'Kwame Boateng wrote to you', values: { sender: 'Kwame Boateng' } });
  await db.insert(notifications).values({
    userId: akosua.id,
    type: 'message',
    kind: 'message_received',
    title: 'New message',
    description: 'Selorm wrote to you',
    createdAt: campus.clock.now(),
  });
  await akosua.client.users.updateSettings({ language: 'fr' });
  const { data } = await akosua.client.notifications.list({});
  const [latest, ...earlier] = data.map((one) => `${one.title}: ${one.description}`);
  expect(latest).toBe('New message: Selorm wrote to you');
  expect(new Set(earlier)).toEqual(new Set(['Kwame Boateng vous a écrit: Nouveau message']));
});

import { PHOTO_GRACE, SECOND, UNSEND_WITHIN } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { idempotencyKeys, messages, uploads } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let writer: TestStudent;
let reader: TestStudent;
let moderator: TestStudent;
let id: string;

beforeAll(async () => {
  campus = await openTestCampus();
  writer = await campus.student('Efua Writer');
  reader = await campus.student('Kobina Reader');
  moderator = await staff(campus, 'Ama Moderator');
  id = (await writer.client.messages.open({ recipientId: reader.id })).data.id;
});
afterAll(() => campus.close());

const say = async (content: string, more: object = {}) =>
  (await writer.client.messages.send({ conversationId: id, content, ...more })).data;
const db = () => campus.app.platform.db;

describe('unsending a message', () => {
  it('erases its text from the table and from the stored answer to a repeated request', async () => {
    const body = { conversationId: id, content: 'My code is 123456' };
    const headers = { 'Idempotency-Key': 'secret-1' };
    const send = () => campus.request('POST', '/messages/send', { token: writer.token, body, headers });
    const { data } = (await send()).body;
    await writer.client.messages.unsend({ id: data.id });
    const [row] = await db().select().from(messages).where(eq(messages.id, data.id));
    expect(row).toMatchObject({ content: '', attachment: null });
    const stored = await db().select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, writer.id));
    expect(stored).not.toHaveLength(0);
    expect(JSON.stringify(stored)).not.toContain('123456');
    expect((await send()).body.data).toMatchObject({ id: data.id, content: '' });
  });

  it('is refused after ten minutes', async () => {
    const message = await say('Ten minutes');
    campus.clock.advance(UNSEND_WITHIN + SECOND);
    await expect(writer.client.messages.unsend({ id: message.id })).rejects.toMatchObject({
      status: 409,
      code: 'unsend_too_late',
    });
  });

  it('deletes its photo, unless the photo was sent elsewhere too', async () => {
    const photo = async () => {
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const file = new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' });
      return (await writer.client.uploads.create({ file, purpose: 'message-photo' })).data;
    };
    const detached = async (photoId: string) =>
      (await db().select().from(uploads).where(eq(uploads.id, photoId)))[0]?.detachedAt ?? null;
    const [once, twice] = [await photo(), await photo()];
    const alone = await say('', { attachmentId: once.id });
    const first = await say('', { attachmentId: twice.id });
    await say('Again', { attachmentId: twice.id });
    await writer.client.messages.unsend({ id: alone.id });
    await writer.client.messages.unsend({ id: first.id });
    const due = await detached(once.id);
    expect(due?.getTime()).toBeLessThanOrEqual(campus.clock.now().getTime() - PHOTO_GRACE);
    expect(await detached(twice.id)).toBeNull();
  });

  it('keeps the message readable for moderators when it was reported before', async () => {
    const message = await say('Send the money to my brother first');
    const target = { targetType: 'message', targetId: message.id, reason: 'scam', details: '' } as const;
    await reader.client.reports.create(target);
    await writer.client.messages.unsend({ id: message.id });
    const cases = await moderator.client.moderation.reports({});
    const found = cases.data.find((one) => one.targetId === message.id);
    expect(found?.messages.at(-1)).toMatchObject({
      content: 'Send the money to my brother first',
      unsent: true,
    });
    const [row] = await db().select().from(messages).where(eq(messages.id, message.id));
    expect(row?.content).toBe('');
  });
});

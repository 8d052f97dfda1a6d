import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { messages, uploads } from '../../platform/database/schema/index.js';
import { attachmentKey } from '../../base/attachments/attachment-row.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
});
afterAll(() => campus.close());

const picture = async (background: string) => {
  const blank = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  return new Blob([new Uint8Array(await blank.png().toBuffer())], { type: 'image/png' });
};
const remove = (student: TestStudent) =>
  campus.request('DELETE', '/users/me', { token: student.token, body: { password: student.password } });

it('keeps messages, photos and files for the other student, and erases them with the second account', async () => {
  const [me, other] = [await campus.student('Esi First'), await campus.student('Yaw Second')];
  const third = await campus.student('Akua Third');
  const { storage, db } = campus.app.platform;
  const send = async (to: string, content: string) => {
    const photo = (await me.client.uploads.create({ purpose: 'message-photo', file: await picture('red') }))
      .data;
    const file = (
      await me.client.attachments.create({
        purpose: 'message-file',
        file: new File([await picture('blue')], 'CV.png'),
      })
    ).data;
    const conversationId = (await me.client.messages.open({ recipientId: to })).data.id;
    const say = async (more: { attachmentId?: string; fileId?: string }) =>
      (await me.client.messages.send({ conversationId, content, ...more })).data;
    await say({ attachmentId: photo.id });
    const message = await say({ fileId: file.id });
    const [upload] = await db.select().from(uploads).where(eq(uploads.id, photo.id));
    return { conversationId, message, file, keys: [...(upload?.files ?? []), attachmentKey(file.id)] };
  };
  const areThere = (keys: readonly string[]) =>
    Promise.all(
      keys.map((key) =>
        storage.read(key).then(
          () => true,
          () => false,
        ),
      ),
    );
  const plain = await send(other.id, 'For you alone');
  const reported = await send(third.id, 'Reported words');
  await third.client.reports.create({
    targetType: 'message',
    targetId: reported.message.id,
    reason: 'scam',
  });

  await remove(me);
  expect((await other.client.attachments.download({ id: plain.file.id })).data.name).toBe('CV.jpg');
  expect(new Set(await areThere(plain.keys))).toEqual(new Set([true]));
  for (const student of [other, third]) expect((await remove(student)).status).toBe(200);
  expect(new Set(await areThere(plain.keys))).toEqual(new Set([false]));
  const said = async (id: string) =>
    (await db.select().from(messages).where(eq(messages.conversationId, id))).map(
      ({ content, attachment, file }) => [content, attachment, file?.id ?? null],
    );
  expect(await said(plain.conversationId)).toEqual([
    ['', null, null],
    ['', null, null],
  ]);
  expect(await said(reported.conversationId)).toContainEqual(['Reported words', null, reported.file.id]);
  expect(await areThere([attachmentKey(reported.file.id)])).toEqual([true]);
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { readZip } from '../../../../../apps/api/test/zip.js';
import { uploads } from '../../platform/database/schema/index.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const picture = async (colour: string) => {
  const background = colour;
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};
const post = async (student: TestStudent, title: string) =>
  (
    await student.client.category.create({
      category: 'essentials',
      title,
      description: 'A secret place behind Balme',
      price: 20,
      condition: 'good',
      pickupLocation: 'Room 12',
    })
  ).data;
const pay = async (buyer: TestStudent, hiveId: string) => {
  const { data } = await buyer.client.payments.initialize({ hiveId });
  await fetch(`${campus.url}/dev/paystack/checkout/${data.accessCode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success' }),
  });
  await buyer.client.payments.verify({ reference: data.reference });
  return data.paymentId;
};
const exportOf = async (student: TestStudent) => {
  const { data } = await student.client.users.export({});
  const files = await readZip(Buffer.from(await data.arrayBuffer()));
  const json = (name: string): unknown[] => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
  return { files, json, text: [...files.values()].map(String).join('\n') };
};

describe('a data export', () => {
  it('contains all data of the caller, photos too, and no secret', async () => {
    const [me, other] = [await campus.student('Ama Export'), await campus.student('Kofi Writes')];
    const { data: avatar } = await me.client.uploads.create({
      purpose: 'avatar',
      file: await picture('red'),
    });
    await me.client.users.updateProfile({ avatarId: avatar.id, bio: 'Level 300' });
    await post(me, 'Exported lamp');
    const { data: talk } = await other.client.messages.open({ recipientId: me.id });
    await other.client.messages.send({ conversationId: talk.id, content: 'Is it still there?' });
    await me.client.messages.send({ conversationId: talk.id, content: 'It is, come by' });
    const slip = await other.client.messages.send({ conversationId: talk.id, content: 'Sorry, wrong chat' });
    await other.client.messages.unsend({ id: slip.data.id });
    await pay(me, (await post(other, 'Bought kettle')).id);

    const { files, json, text } = await exportOf(me);
    expect(json('users')).toMatchObject([
      {
        id: me.id,
        name: 'Ama Export',
        bio: 'Level 300',
        email: me.email,
        studentProvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(json('listings')).toMatchObject([{ title: 'Exported lamp' }]);
    expect(json('messages')).toMatchObject([
      { kind: 'text' },
      { kind: 'text' },
      { kind: 'text', content: '' },
      { kind: 'system' },
    ]);
    const talks = files.get('conversations.txt')?.toString() ?? '';
    expect(talks).toMatch(
      /^Kofi Writes\n-+\n.* {2}Kofi Writes: Is it still there\?\n.* {2}You: It is, come by\n/,
    );
    expect(talks).not.toContain('wrong chat');
    const readme = files.get('README.txt')?.toString() ?? '';
    // Its index names every file.
    for (const name of [...files.keys()].filter((one) => one !== 'README.txt'))
      expect(readme).toContain(`  ${name.split('/')[0]}: `);
    expect(json('orders')).toMatchObject([{ listingTitle: 'Bought kettle', status: 'held' }]);
    expect(json('sessions')).toHaveLength(1);
    const photo = [...files.keys()].find((name) => name.startsWith('photos/avatar-'));
    expect((await sharp(files.get(photo ?? '')).metadata()).format).toBe('jpeg');
    for (const secret of ['argon2', 'passwordHash', 'tokenHash', 'handoverCode', 'accessCode']) {
      expect(text).not.toContain(secret);
    }
  });

  it('contains no data of other students', async () => {
    const [me, other] = [await campus.student('Ama Alone'), await campus.student('Esi Private')];
    await post(other, 'Another student’s lamp');
    await me.client.users.updateSettings({ language: 'fr' });
    const { files, text } = await exportOf(me);
    expect(files.get('README.txt')?.toString()).toMatch(/^Voici tout ce que CampusHive sait de vous/);
    expect(text).not.toContain('Another student’s lamp');
    expect(text).not.toContain(other.email);
    expect((await campus.request('GET', '/users/me/export')).status).toBe(401);
  });

  it('contains every row of a large account, and is rate limited', async () => {
    const me = await campus.student('Ama Often');
    const { db, clock } = campus.app.platform;
    await db.insert(uploads).values(
      Array.from({ length: 1_203 }, () => ({
        ownerId: me.id,
        purpose: 'listing-photo' as const,
        photo: { id: '', url: '', variants: [], width: 1, height: 1, placeholder: null },
        files: [],
        createdAt: clock.now(),
      })),
    );
    expect((await exportOf(me)).json('uploads')).toHaveLength(1_203);
    for (let i = 0; i < 4; i += 1) await me.client.users.export({});
    const refused = await campus.request('GET', '/users/me/export', { token: me.token });
    expect(refused.body.code).toBe('rate_limited');
  });
});

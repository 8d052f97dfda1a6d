import type { Locale } from '@campushive/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  LAPTOP,
  pixel,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('the calls for photos and notifications', () => {
  let member: Member;
  let other: Member;
  beforeAll(async () => {
    member = await join(world(), 'Dzifa One');
    other = await join(world(), 'Sena Other');
  });

  it('subscribe browsers, at known push services only', async () => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/contract-suite';
    expect((await member.client.push.key({})).data.publicKey).toMatch(/^[\w-]{87}$/);
    await member.client.push.subscribe({ endpoint, keys });
    await member.client.push.subscribe({ endpoint, keys });
    await expectRefusal(
      member.client.push.subscribe({ endpoint: 'https://push.example/x', keys }),
      'validation_failed',
      'endpoint',
    );
    await member.client.push.unsubscribe({ endpoint });
    await expectRefusal(world().client().push.key({}), 'unauthenticated');
  });

  it('store a photo that only its owner can use', async () => {
    const { data } = await member.client.uploads.create({ file: pixel(), purpose: 'listing-photo' });
    expect(data.variants.map((variant) => variant.format).sort()).toEqual(['avif', 'jpeg', 'webp']);
    const listing = (await member.client.category.create({ ...LAPTOP, photos: [data.id] })).data;
    expect(listing.photos.map((photo) => photo.id)).toEqual([data.id]);
    await expectRefusal(
      other.client.category.create({ ...LAPTOP, photos: [data.id] }),
      'validation_failed',
      'photos.0',
    );
    await expectRefusal(
      world().client().uploads.create({ file: pixel(), purpose: 'listing-photo' }),
      'unauthenticated',
    );
  });

  it('return notifications in the language of the reader, earlier ones too', async () => {
    const [ama, abla] = [await join(world(), 'Ama Writes'), await join(world(), 'Abla Reads')];
    const talk = (await ama.client.messages.open({ recipientId: abla.id })).data;
    await ama.client.messages.send({ conversationId: talk.id, content: 'Akwaaba' });
    const readIn = async (language: Locale) => {
      await abla.client.users.updateSettings({ language });
      const [listed] = (await abla.client.notifications.list({})).data;
      const [recent] = (await abla.client.dashboard.get({})).data.recent;
      expect(recent).toEqual(listed);
      return [listed?.title, listed?.description];
    };
    expect(await readIn('fr')).toEqual(['Ama Writes vous a écrit', 'Nouveau message']);
    expect(await readIn('es')).toEqual(['Ama Writes te escribió', 'Mensaje nuevo']);
    expect(await readIn('en')).toEqual(['Ama Writes wrote to you', 'New message']);
  });

  it('list one notification for unread messages of a conversation, and one for money, until read', async () => {
    const talk = (await member.client.messages.open({ recipientId: other.id })).data;
    await member.client.messages.send({ conversationId: talk.id, content: 'First' });
    await member.client.messages.send({ conversationId: talk.id, content: 'Second' });
    const { data, count } = await other.client.notifications.list({});
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({
      type: 'message',
      kind: 'message_received',
      read: false,
      subject: { type: 'conversation', id: talk.id },
    });
    expect((await member.client.notifications.list({})).data).toEqual([]);
    expect((await other.client.notifications.markRead({ ids: [UNKNOWN_ID] })).count).toBe(0);
    expect((await other.client.notifications.markRead({})).count).toBe(1);
    await other.client.messages.send({ conversationId: talk.id, content: 'Again' });
    expect((await member.client.notifications.markRead({ subjectId: UNKNOWN_ID })).count).toBe(0);
    expect((await member.client.notifications.markRead({ subjectId: talk.id })).count).toBe(1);
    const listing = (await member.client.category.create(LAPTOP)).data;
    const payment = (await other.client.payments.initialize({ hiveId: listing.id })).data;
    await world().pay(payment, 'success');
    await other.client.payments.verify({ reference: payment.reference });
    expect((await member.client.notifications.list({})).data[0]).toMatchObject({
      type: 'payment',
      kind: 'payment_held',
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  pixel,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';
import { openEventDesk, type EventDesk } from '../../../../../apps/api/test/calls/event-desk.js';

const world = useWorld();

describe('the group of an event', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let post: EventDesk['post'];
  beforeAll(async () => {
    ({ organiser, one, two, post } = await openEventDesk(world()));
  });

  it('accepts files, which only members can download', async () => {
    const id = await post({ capacity: 2 });
    for (const guest of [one, two]) await guest.client.events.join({ id });
    const upload = async (member: Member) => {
      const file = new File([pixel()], 'Programme.png', { type: 'image/png' });
      return (await member.client.attachments.create({ purpose: 'message-file', file })).data;
    };
    const [file, notMine] = [await upload(one), await upload(two)];
    const send = (fileId: string) => one.client.groups.send({ id, content: '', fileId });
    await expectRefusal(send(notMine.id), 'validation_failed', 'fileId');
    const { data: sent } = await send(file.id);
    expect(sent).toMatchObject({ kind: 'file', content: '', attachment: null, file });
    expect((await two.client.groups.get({ id })).data.lastMessage).toMatchObject({ kind: 'file' });
    const download = (member: Member) => member.client.attachments.download({ id: file.id });
    for (const member of [organiser, one, two])
      expect((await download(member)).data.name).toBe('Programme.jpg');
    await two.client.events.leave({ id });
    await expectRefusal(download(two), 'not_found');
    await organiser.client.users.block({ id: one.id });
    await expectRefusal(download(organiser), 'not_found');
    await organiser.client.users.unblock({ id: one.id });
    await one.client.groups.unsend({ id, messageId: sent.id });
    for (const member of [organiser, one]) await expectRefusal(download(member), 'not_found');
  });

  it('accepts photos, and shows the author who has read them', async () => {
    const id = await post({ capacity: 2 });
    for (const guest of [one, two]) await guest.client.events.join({ id });
    const photoOf = async (member: Member) =>
      (await member.client.uploads.create({ file: pixel(), purpose: 'message-photo' })).data;
    const [photo, notMine] = [await photoOf(one), await photoOf(two)];
    await expectRefusal(
      one.client.groups.send({ id, content: '', attachmentId: notMine.id }),
      'validation_failed',
      'attachmentId',
    );
    const sent = { id, content: '', attachmentId: photo.id, clientId: 'photo' };
    const { data: mine } = await one.client.groups.send(sent);
    expect(mine).toMatchObject({ content: '', attachment: { id: photo.id }, seenBy: 0, isRead: false });
    expect((await one.client.groups.send(sent)).data.id).toBe(mine.id);
    const newestOf = async (member: Member) =>
      (await member.client.groups.messages({ id, limit: 1 })).data[0];
    expect(await newestOf(two)).toMatchObject({ attachment: { url: photo.url }, seenBy: null });
    const readers = async () => {
      const { data, count } = await one.client.groups.readers({ id, messageId: mine.id });
      expect(count).toBe(data.length);
      return data.map(({ name }) => name);
    };
    expect(await readers()).toEqual([]);
    await one.client.groups.markRead({ id });
    await two.client.groups.markRead({ id });
    expect(await newestOf(one)).toMatchObject({ seenBy: 1, isRead: false });
    expect(await readers()).toEqual(['Esi Guest']);
    await organiser.client.groups.markRead({ id });
    expect(await newestOf(one)).toMatchObject({ seenBy: 2, isRead: true });
    expect(await readers()).toEqual(['Ama Organiser', 'Esi Guest']);
    await expectRefusal(two.client.groups.readers({ id, messageId: mine.id }), 'forbidden');
    await expectRefusal(one.client.groups.readers({ id, messageId: UNKNOWN_ID }), 'not_found');
    await two.client.events.leave({ id });
    expect(await readers()).toEqual(['Ama Organiser']);
    await expectRefusal(two.client.groups.readers({ id, messageId: mine.id }), 'not_found');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  pass,
  PASSWORD,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';
import { openEventDesk, type EventDesk } from '../../../../../apps/api/test/calls/event-desk.js';

const world = useWorld();

/** Timeout for effects that a server applies with a delay. */
const SOON = { timeout: 30_000 };

describe('the group of an event', () => {
  let organiser: Member;
  let one: Member;
  let two: Member;
  let post: EventDesk['post'];
  beforeAll(async () => {
    ({ organiser, one, two, post } = await openEventDesk(world()));
  });

  it('contains the organiser and everyone with a place, and does not exist for others', async () => {
    const id = await post({ capacity: 1 });
    await one.client.events.join({ id });
    await two.client.events.join({ id });
    await expectRefusal(world().client().groups.list({}), 'unauthenticated');
    await expectRefusal(two.client.groups.get({ id }), 'not_found');
    await expectRefusal(two.client.groups.send({ id, content: 'I only wait' }), 'not_found');
    const sent = { id, content: 'Who brings the speaker?', clientId: 'one' };
    const { data: message } = await one.client.groups.send(sent);
    expect((await one.client.groups.send(sent)).data.id).toBe(message.id);
    expect(message).toMatchObject({ conversationId: id, messageAuthor: { name: 'Kofi Guest' } });
    expect((await organiser.client.groups.list({})).data[0]).toMatchObject({
      id,
      members: 2,
      unreadCount: 1,
      lastMessage: { content: sent.content, senderName: 'Kofi Guest' },
    });
    const seen = async () =>
      (await organiser.client.groups.messages({ id })).data.map((message) => message.id);
    expect(await seen()).toEqual([message.id]);
    expect((await organiser.client.groups.markRead({ id })).count).toBe(1);
    expect((await organiser.client.groups.get({ id })).data.unreadCount).toBe(0);
    await expectRefusal(one.client.groups.send({ id, content: '  ' }), 'validation_failed', 'content');
    await organiser.client.users.block({ id: one.id });
    expect(await seen()).toEqual([]);
    await organiser.client.users.unblock({ id: one.id });
    await one.client.events.leave({ id });
    await expectRefusal(one.client.groups.messages({ id }), 'not_found');
    expect((await two.client.groups.list({})).data.map((group) => group.id)).toContain(id);
  });

  it('lets members reply to, unsend and search messages', async () => {
    const id = await post({ capacity: 9 });
    const three = await join(world(), 'Yaw Elsewhere');
    for (const member of [one, two]) await member.client.events.join({ id });
    const send = async (member: Member, content: string, replyToId?: string) =>
      (await member.client.groups.send({ id, content, ...(replyToId && { replyToId }) })).data;
    const question = await send(one, 'Who brings the café speaker?');
    const answer = await send(two, 'Send 300 to 055 019 8842 first', question.id);
    expect(answer).toMatchObject({
      replyTo: { id: question.id, senderId: one.id, content: question.content, unsent: false },
      warning: null,
    });
    await expectRefusal(send(two, 'And this?', UNKNOWN_ID), 'validation_failed', 'replyToId');
    const read = async (member: Member) => (await member.client.groups.messages({ id })).data;
    expect((await read(organiser))[0]).toMatchObject({
      warning: 'prepayment',
      replyTo: { unsent: false },
    });
    const search = async (member: Member, q: string) =>
      (await member.client.groups.search({ id, q })).data.map((found) => found.content);
    expect(await search(organiser, 'CAFE')).toEqual([question.content]);
    await expectRefusal(three.client.groups.search({ id, q: 'cafe' }), 'not_found');
    const unsend = (member: Member) => member.client.groups.unsend({ id, messageId: question.id });
    await expectRefusal(unsend(two), 'forbidden');
    await expectRefusal(unsend(three), 'not_found');
    expect((await unsend(one)).data).toMatchObject({ id: question.id, content: '', seenBy: 0 });
    expect((await unsend(one)).data.unsentAt).not.toBeNull();
    expect(await search(organiser, 'cafe')).toEqual([]);
    const [last, first] = await read(organiser);
    expect(first).toMatchObject({ content: '', attachment: null });
    expect(last?.replyTo).toMatchObject({ content: '', unsent: true });
    expect((await organiser.client.groups.get({ id })).data).toMatchObject({ unreadCount: 1 });
    await organiser.client.users.block({ id: one.id });
    expect((await read(organiser)).map(({ replyTo }) => replyTo)).toEqual([null]);
    await organiser.client.users.unblock({ id: one.id });
  });

  it('notifies members once about unread messages, except those who muted it', async () => {
    const id = await post({ capacity: 2 });
    for (const guest of [one, two]) await guest.client.events.join({ id });
    const notificationsOf = async (member: Member) =>
      (await member.client.notifications.list({})).data
        .filter(({ subject }) => subject?.id === id && subject.type === 'group')
        .map(({ kind, description, read }) => [kind, description, read]);
    const counts = async (member: Member) =>
      (await member.client.messages.unreadCount({})).data.groups.includes(id);
    expect((await two.client.groups.mute({ id, muted: true })).data).toMatchObject({ id, muted: true });
    await one.client.groups.send({ id, content: 'Who drives?' });
    await one.client.groups.send({ id, content: 'Anybody?' });
    const kind = 'group_message_received';
    const both = [kind, 'Hall Week Jams: 2 new messages'];
    const last = [kind, 'Kofi Guest wrote in “Hall Week Jams”'];
    await expect.poll(() => notificationsOf(organiser), SOON).toEqual([[...both, false]]);
    expect([await counts(organiser), await counts(two), await counts(one)]).toEqual([true, false, false]);
    await organiser.client.groups.markRead({ id });
    expect(await notificationsOf(organiser)).toEqual([[...both, true]]);
    expect(await counts(organiser)).toBe(false);
    await one.client.groups.send({ id, content: 'I do then' });
    await expect
      .poll(() => notificationsOf(organiser), SOON)
      .toEqual([
        [...last, false],
        [...both, true],
      ]);
    expect([await notificationsOf(two), await notificationsOf(one)]).toEqual([[], []]);
    expect((await two.client.groups.get({ id })).data).toMatchObject({ unreadCount: 3, muted: true });
    expect((await two.client.groups.mute({ id, muted: false })).data.muted).toBe(false);
    await two.client.events.leave({ id });
    await expectRefusal(two.client.groups.mute({ id, muted: true }), 'not_found');
  });

  it('stays in the archive of a member until the next message that they can read', async () => {
    const id = await post({ capacity: 2 });
    await one.client.events.join({ id });
    const inFolder = async (folder?: 'archived') =>
      (await organiser.client.groups.list({ folder })).data.some((group) => group.id === id);
    const away = async () => [await inFolder(), await inFolder('archived')];
    const put = async (archived: boolean) =>
      (await organiser.client.groups.archive({ id, archived })).data.archived;
    expect(await put(true)).toBe(true);
    expect(await away()).toEqual([false, true]);
    expect((await one.client.groups.get({ id })).data.archived).toBe(false);
    expect(await put(false)).toBe(false);
    expect(await away()).toEqual([true, false]);
    await one.client.groups.send({ id, content: 'Who drives?' });
    const news = async () => (await organiser.client.messages.unreadCount({})).data.groups.includes(id);
    expect(await news()).toBe(true);
    await put(true);
    expect([await news(), ...(await away())]).toEqual([false, false, true]);
    // Messages that a member cannot read do not restore the group from the archive.
    await organiser.client.users.block({ id: one.id });
    await one.client.groups.send({ id, content: 'Anybody?' });
    expect(await away()).toEqual([false, true]);
    await organiser.client.users.unblock({ id: one.id });
    expect([await news(), ...(await away())]).toEqual([true, true, false]);
    await expectRefusal(two.client.groups.archive({ id, archived: true }), 'not_found');
  });

  it('marks a message as delivered once devices of all other members have received it', async () => {
    const id = await post({ capacity: 2 });
    for (const guest of [one, two]) await guest.client.events.join({ id });
    for (const member of [organiser, one, two]) await member.client.messages.received({});
    await one.client.groups.send({ id, content: 'Who drives?' });
    const delivered = async (member: Member) =>
      (await member.client.groups.messages({ id, limit: 1 })).data.map(
        (message) => message.deliveredAt !== null,
      );
    expect((await organiser.client.messages.received({})).count).toBe(0);
    expect(await delivered(one)).toEqual([false]);
    expect((await two.client.messages.received({})).count).toBe(1);
    expect((await two.client.messages.received({})).count).toBe(0);
    expect(await delivered(one)).toEqual([true]);
    // Reading counts as delivery. Members who blocked the author are not waited for.
    await one.client.groups.send({ id, content: 'I do then' });
    await two.client.users.block({ id: one.id });
    expect((await two.client.messages.received({})).count).toBe(0);
    expect(await delivered(one)).toEqual([false]);
    await organiser.client.groups.markRead({ id });
    expect(await delivered(one)).toEqual([true]);
    await two.client.users.unblock({ id: one.id });
  });

  it('does not wait for the delivery to deleted accounts or to members without a device', async () => {
    const id = await post({ capacity: 3 });
    const [leaver, absent] = [await join(world(), 'Kwaku Leaving'), await join(world(), 'Efua Absent')];
    for (const guest of [one, leaver, absent]) await guest.client.events.join({ id });
    const send = (content: string) => one.client.groups.send({ id, content });
    const delivered = async () =>
      (await one.client.groups.messages({ id })).data.map((message) => message.deliveredAt !== null);
    await send('Who has a speaker?');
    for (const member of [organiser, leaver])
      expect((await member.client.messages.received({})).count).toBe(0);
    await pass(world(), 8, one, two, organiser, leaver);
    await send('And who brings ice?');
    await organiser.client.messages.received({});
    expect(await delivered()).toEqual([false, false]);
    // Earlier messages that waited only for the absent member become delivered together with new ones.
    expect((await leaver.client.messages.received({})).count).toBe(2);
    expect(await delivered()).toEqual([true, true]);
    await send('Is anybody coming?');
    await leaver.client.users.deleteAccount({ password: PASSWORD });
    expect((await one.client.groups.get({ id })).data.members).toBe(3);
    expect((await one.client.groups.members({ id })).data.map(({ name }) => name)).not.toContain(leaver.name);
    expect((await organiser.client.messages.received({})).count).toBe(1);
    expect(await delivered()).toEqual([true, true, true]);
  });

  it('gives the place of a deleted account to the next student on the waitlist', async () => {
    const id = await post({ capacity: 1 });
    const leaver = await join(world(), 'Kojo Leaving');
    await leaver.client.events.join({ id });
    await two.client.events.join({ id });
    expect((await two.client.events.get({ id })).data.mine?.status).toBe('waiting');
    await leaver.client.users.deleteAccount({ password: PASSWORD });
    expect((await two.client.events.get({ id })).data).toMatchObject({ going: 1, waiting: 0 });
    expect((await two.client.events.get({ id })).data.mine?.status).toBe('going');
  });

  it('lists its members to members only', async () => {
    const id = await post({ capacity: 2 });
    for (const guest of [one, two]) await guest.client.events.join({ id });
    await two.client.users.block({ id: one.id });
    const first = await two.client.groups.members({ id, limit: 2 });
    expect(first.count).toBe(3);
    const cursor = first.pagination?.nextCursor ?? undefined;
    const rest = await two.client.groups.members({ id, limit: 2, cursor });
    const named = [...first.data, ...rest.data].map((member) => [
      member.name,
      member.organiser,
      member.blocked,
    ]);
    expect(named).toEqual([
      ['Ama Organiser', true, false],
      ['Esi Guest', false, false],
      ['Kofi Guest', false, true],
    ]);
    await two.client.users.unblock({ id: one.id });
    await two.client.events.leave({ id });
    await expectRefusal(two.client.groups.members({ id }), 'not_found');
  });
});

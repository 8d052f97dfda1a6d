import { beforeAll, describe, expect, it } from 'vitest';
import {
  expectRefusal,
  join,
  pixel,
  UNKNOWN_ID,
  useWorld,
  type Member,
} from '../../../../../apps/api/test/calls/world.js';

const world = useWorld();

describe('messages', () => {
  let one: Member;
  let other: Member;
  let outsider: Member;
  let id: string;
  beforeAll(async () => {
    one = await join(world(), 'Efe One');
    other = await join(world(), 'Adwoa Other');
    outsider = await join(world(), 'Fiifi Outsider');
    id = (await one.client.messages.open({ recipientId: other.id })).data.id;
  });
  const say = async (from: Member, content: string, more: object = {}) =>
    (await from.client.messages.send({ conversationId: id, content, ...more })).data;
  const newest = async (member: Member) => (await member.client.messages.list({ id, limit: 1 })).data[0];
  const newsOf = async (member: Member) =>
    (await member.client.notifications.list({})).data.filter(
      (notification) =>
        notification.kind === 'message_received' && notification.subject?.id === id && !notification.read,
    );

  it('are numbered in the order of their thread, the same for both sides and in the send response', async () => {
    const between = (await one.client.messages.open({ recipientId: outsider.id })).data.id;
    const sent = [];
    for (const [member, content] of [
      [one, 'First'],
      [outsider, 'Second'],
      [one, 'Third'],
    ] as const)
      sent.push((await member.client.messages.send({ conversationId: between, content })).data);
    expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    for (const member of [one, outsider]) {
      const { data } = await member.client.messages.list({ id: between });
      expect(data.map(({ content, sequence }) => [content, sequence])).toEqual([
        ['Third', 3],
        ['Second', 2],
        ['First', 1],
      ]);
    }
  });

  it('answer a message of the same conversation only, and quote its beginning', async () => {
    const question = await say(one, `Is it still there? ${'And what about the box? '.repeat(20)}`);
    const answer = await say(other, 'Yes', { replyToId: question.id });
    expect(answer.replyTo).toMatchObject({ id: question.id, senderId: one.id, kind: 'text', unsent: false });
    expect(answer.replyTo?.content).toMatch(/^Is it still there\? .*…$/);
    expect((await newest(one))?.replyTo).toEqual(answer.replyTo);
    const elsewhere = (await one.client.messages.open({ recipientId: outsider.id })).data;
    const stray = await one.client.messages.send({ conversationId: elsewhere.id, content: 'Hi' });
    for (const replyToId of [stray.data.id, UNKNOWN_ID]) {
      await expectRefusal(
        other.client.messages.send({ conversationId: id, content: 'What?', replyToId }),
        'validation_failed',
        'replyToId',
      );
    }
  });

  it('are unsent by their writer, and their content disappears for both sides', async () => {
    await other.client.messages.markRead({ id });
    const photo = (await one.client.uploads.create({ file: pixel(), purpose: 'message-photo' })).data;
    const wrong = await say(one, 'My PIN is 4711', { attachmentId: photo.id, clientId: 'pin' });
    const answer = await say(other, 'Do not write that here', { replyToId: wrong.id });
    await expectRefusal(other.client.messages.unsend({ id: wrong.id }), 'forbidden');
    await expectRefusal(outsider.client.messages.unsend({ id: wrong.id }), 'not_found');
    const { data } = await one.client.messages.unsend({ id: wrong.id });
    expect(data).toMatchObject({ id: wrong.id, content: '', attachment: null });
    expect(data.unsentAt).not.toBeNull();
    const [quoting, removed] = (await other.client.messages.list({ id, limit: 2 })).data;
    expect(removed).toMatchObject({ id: wrong.id, content: '', attachment: null, unsentAt: data.unsentAt });
    expect(quoting).toMatchObject({ id: answer.id, replyTo: { id: wrong.id, content: '', unsent: true } });
    expect((await other.client.messages.search({ id, q: '4711' })).data).toEqual([]);
    // Unsending again and resending by a device that missed it both leave the message unsent.
    expect((await one.client.messages.unsend({ id: wrong.id })).data.unsentAt).toBe(data.unsentAt);
    expect(await say(one, 'My PIN is 4711', { clientId: 'pin' })).toMatchObject({
      id: wrong.id,
      content: '',
    });
  });

  it('stop counting as unread once they are unsent', async () => {
    await other.client.messages.markRead({ id });
    const first = await say(one, 'First');
    const second = await say(one, 'Second');
    await one.client.messages.unsend({ id: second.id });
    const unread = async () => (await other.client.messages.conversation({ id })).data.unreadCount;
    expect(await unread()).toBe(1);
    expect((await newsOf(other)).map((notification) => notification.title)).toEqual(['Efe One wrote to you']);
    const { conversationLastMessage: last } = (await other.client.messages.conversation({ id })).data;
    expect(last).toMatchObject({ content: '', unsent: true });
    await one.client.messages.unsend({ id: first.id });
    expect(await unread()).toBe(0);
    expect(await newsOf(other)).toEqual([]);
  });

  it('are found by a part of their text, newest first, ignoring case', async () => {
    await say(one, 'Meet at the CAFÉ at 100%');
    await say(other, 'Which cafe?');
    const search = async (member: Member, q: string) =>
      (await member.client.messages.search({ id, q })).data.map((found) => found.content);
    expect(await search(one, 'Cafe')).toEqual(['Which cafe?', 'Meet at the CAFÉ at 100%']);
    expect(await search(other, '0%')).toEqual(['Meet at the CAFÉ at 100%']);
    expect(await search(other, '%')).toEqual(['Meet at the CAFÉ at 100%']);
    expect(await search(other, 'not there')).toEqual([]);
    const first = await one.client.messages.search({ id, q: 'cafe', limit: 1 });
    const cursor = first.pagination?.nextCursor ?? undefined;
    const rest = await one.client.messages.search({ id, q: 'cafe', limit: 1, cursor });
    expect([...first.data, ...rest.data]).toHaveLength(2);
    expect(rest.pagination?.nextCursor).toBeNull();
    await expectRefusal(outsider.client.messages.search({ id, q: 'cafe' }), 'not_found');
    await expectRefusal(one.client.messages.search({ id, q: '  ' }), 'validation_failed', 'q');
  });

  it('of a muted conversation neither notify nor count as unread', async () => {
    await other.client.messages.markRead({ id });
    const { data } = await other.client.messages.mute({ id, muted: true });
    expect(data.muted).toBe(true);
    expect((await one.client.messages.conversation({ id })).data.muted).toBe(false);
    await say(one, 'Are you there?');
    expect(await newsOf(other)).toEqual([]);
    expect((await other.client.messages.unreadCount({})).data.conversations).toBe(0);
    expect((await other.client.messages.conversation({ id })).data.unreadCount).toBe(1);
    expect((await other.client.messages.mute({ id, muted: false })).data.muted).toBe(false);
    expect((await other.client.messages.unreadCount({})).data.conversations).toBe(1);
    await expectRefusal(outsider.client.messages.mute({ id, muted: true }), 'not_found');
  });

  it('return an archived conversation to the inbox', async () => {
    const inFolder = async (folder?: 'archived') =>
      (await other.client.messages.conversations({ folder })).data.map((talk) => talk.id);
    expect((await other.client.messages.archive({ id, archived: true })).data.archived).toBe(true);
    expect(await inFolder()).not.toContain(id);
    expect(await inFolder('archived')).toEqual([id]);
    expect((await one.client.messages.conversations({})).data.map((talk) => talk.id)).toContain(id);
    await other.client.messages.archive({ id, archived: false });
    expect(await inFolder()).toContain(id);
    await other.client.messages.archive({ id, archived: true });
    await say(one, 'One more thing');
    expect(await inFolder()).toContain(id);
    expect(await inFolder('archived')).toEqual([]);
    await expectRefusal(outsider.client.messages.archive({ id, archived: true }), 'not_found');
  });

  it('share one notification for each conversation, which counts them', async () => {
    await other.client.messages.markRead({ id });
    for (const word of ['One', 'Two', 'Three']) await say(one, word);
    expect((await newsOf(other)).map((notification) => notification.description)).toEqual(['3 new messages']);
    expect((await other.client.notifications.list({})).count).toBe(1);
  });

  it('show when a device of the reader received them, before they are read', async () => {
    await other.client.messages.received({});
    const sent = await say(one, 'Do you have this?');
    expect(sent.deliveredAt).toBeNull();
    expect((await other.client.messages.received({})).count).toBe(1);
    expect((await other.client.messages.received({})).count).toBe(0);
    const delivered = await newest(one);
    expect(delivered).toMatchObject({ id: sent.id, isRead: false });
    expect(delivered?.deliveredAt).not.toBeNull();
    await say(one, 'And this?');
    await other.client.messages.markRead({ id });
    expect((await newest(one))?.deliveredAt).not.toBeNull();
  });

  it('show no receipts while one of the two has blocked the other', async () => {
    await other.client.messages.markRead({ id });
    await say(one, 'The last word');
    await other.client.users.block({ id: one.id });
    await other.client.messages.received({});
    await other.client.messages.markRead({ id });
    expect(await newest(one)).toMatchObject({ content: 'The last word', isRead: false, deliveredAt: null });
    expect((await other.client.messages.conversation({ id })).data.unreadCount).toBe(0);
    await other.client.users.unblock({ id: one.id });
  });
});

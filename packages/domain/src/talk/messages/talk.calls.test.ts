import { readVoucher, voucherCodeShown } from '@campushive/contract/rules/voucher-format';
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

describe('conversations', () => {
  let one: Member;
  let other: Member;
  let outsider: Member;
  beforeAll(async () => {
    one = await join(world(), 'Serwaa One');
    other = await join(world(), 'Kwesi Other');
    outsider = await join(world(), 'Ebo Outsider');
  });
  const open = async (from: Member, to: Member) =>
    (await from.client.messages.open({ recipientId: to.id })).data;

  it('are unique for a pair and a listing, and for a pair without a listing', async () => {
    const { data: listing } = await one.client.category.create(LAPTOP);
    const talk = (await other.client.messages.open({ recipientId: one.id, hiveId: listing.id })).data;
    expect(talk).toMatchObject({
      otherParticipant: { id: one.id },
      listing: { id: listing.id, price: 2450, order: null },
      unreadCount: 0,
    });
    const again = await one.client.messages.open({ recipientId: other.id, hiveId: listing.id });
    expect(again.data.id).toBe(talk.id);
    const { data: blender } = await one.client.category.create({ ...LAPTOP, title: 'Blender' });
    const another = (await other.client.messages.open({ recipientId: one.id, hiveId: blender.id })).data;
    const general = await open(one, other);
    expect(general.listing).toBeNull();
    expect((await open(other, one)).id).toBe(general.id);
    expect(new Set([talk.id, another.id, general.id]).size).toBe(3);
    const stored = await one.client.messages.conversation({ id: talk.id });
    expect(stored.data.listing?.id).toBe(listing.id);
    await expectRefusal(
      other.client.messages.open({ recipientId: outsider.id, hiveId: listing.id }),
      'validation_failed',
      'hiveId',
    );
    await expectRefusal(one.client.messages.open({ recipientId: one.id }), 'forbidden');
    await expectRefusal(one.client.messages.open({ recipientId: UNKNOWN_ID }), 'not_found');
  });

  it('count unread messages until they are read, and show the receipts to the writer', async () => {
    const { id } = await open(one, other);
    await other.client.messages.markRead({ id });
    await one.client.messages.send({ conversationId: id, content: 'Still there?' });
    await one.client.messages.send({ conversationId: id, content: 'Hello?' });
    const [first] = (await other.client.messages.conversations({})).data;
    expect(first).toMatchObject({
      id,
      unreadCount: 2,
      conversationLastMessage: { content: 'Hello?', senderId: one.id },
    });
    expect((await other.client.messages.unreadCount({})).data).toEqual({
      conversations: 1,
      messages: 2,
      groups: [],
    });
    const notificationsOf = async () =>
      (await other.client.notifications.list({})).data
        .filter(({ subject }) => subject?.id === id)
        .map(({ read }) => read);
    expect((await notificationsOf())[0]).toBe(false);
    expect((await other.client.messages.markRead({ id })).count).toBe(2);
    expect(await notificationsOf()).not.toContain(false);
    const { data, count } = await one.client.messages.list({ id });
    expect(data.slice(0, 2).map((message) => [message.content, message.isRead])).toEqual([
      ['Hello?', true],
      ['Still there?', true],
    ]);
    expect(count).toBe(data.length);
  });

  it('store a message once for its clientId, and page through the messages', async () => {
    const { id } = await open(one, outsider);
    const send = (content: string, clientId: string) =>
      one.client.messages.send({ conversationId: id, content, clientId });
    const sent = (await send('Once', 'c-1')).data;
    expect((await send('Once', 'c-1')).data.id).toBe(sent.id);
    for (const word of ['two', 'three', 'four']) await send(word, word);
    const first = await one.client.messages.list({ id, limit: 2 });
    const rest = await one.client.messages.list({
      id,
      limit: 2,
      cursor: first.pagination?.nextCursor ?? undefined,
    });
    expect([...first.data, ...rest.data].map((message) => message.content)).toEqual([
      'four',
      'three',
      'two',
      'Once',
    ]);
    const later = await outsider.client.messages.list({ id, after: sent.id });
    expect(later.data.map((message) => message.content)).toEqual(['four', 'three', 'two']);
  });

  it('accept a photo of the writer, with or without text', async () => {
    const { id } = await open(one, other);
    const upload = async (member: Member) =>
      (await member.client.uploads.create({ file: pixel(), purpose: 'message-photo' })).data;
    const photo = await upload(one);
    const { data } = await one.client.messages.send({
      conversationId: id,
      content: '',
      attachmentId: photo.id,
    });
    expect(data).toMatchObject({ content: '', attachment: { id: photo.id } });
    const [newest] = (await other.client.messages.list({ id, limit: 1 })).data;
    expect(newest?.attachment?.url).toBe(photo.url);
    const theirs = await upload(other);
    await expectRefusal(
      one.client.messages.send({ conversationId: id, content: 'Look', attachmentId: theirs.id }),
      'validation_failed',
      'attachmentId',
    );
  });

  it('accept a private file that only the two can download, until it is unsent', async () => {
    const { id } = await open(one, other);
    const upload = async (member: Member) => {
      const file = new File([pixel()], 'My CV.png', { type: 'image/png' });
      return (await member.client.attachments.create({ purpose: 'message-file', file })).data;
    };
    const file = await upload(one);
    const download = (member: Member) => member.client.attachments.download({ id: file.id });
    await expectRefusal(download(other), 'not_found');
    const message = { conversationId: id, content: '', fileId: file.id, clientId: 'cv' };
    const { data } = await one.client.messages.send(message);
    expect(data).toMatchObject({ kind: 'file', content: '', attachment: null, file });
    expect((await one.client.messages.send(message)).data.id).toBe(data.id);
    const [newest] = (await other.client.messages.list({ id, limit: 1 })).data;
    expect(newest).toMatchObject({ kind: 'file', file: { name: 'My CV.jpg', format: 'jpg' } });
    for (const member of [one, other]) expect((await download(member)).data.name).toBe('My CV.jpg');
    await expectRefusal(download(outsider), 'not_found');

    const theirs = await upload(other);
    await expectRefusal(
      one.client.messages.send({ conversationId: id, content: 'Look', fileId: theirs.id }),
      'validation_failed',
      'fileId',
    );
    const unsent = (await one.client.messages.unsend({ id: data.id })).data;
    expect(unsent.file).toBeUndefined();
    await expectRefusal(download(other), 'not_found');
  });

  it('let moderators open a file of a reported message, and log the access', async () => {
    const { id } = await open(one, other);
    const png = new File([pixel()], 'My CV.png', { type: 'image/png' });
    const file = (await one.client.attachments.create({ purpose: 'message-file', file: png })).data;
    const { data } = await one.client.messages.send({ conversationId: id, content: '', fileId: file.id });
    const moderator = await join(world(), 'Esi Moderator');
    await world().promote(moderator.id, 'moderator');
    const download = () => moderator.client.attachments.download({ id: file.id });
    await expectRefusal(download(), 'not_found');
    await other.client.reports.create({ targetType: 'message', targetId: data.id, reason: 'scam' });
    expect((await download()).data.name).toBe('My CV.jpg');
    const log = (await moderator.client.moderation.audit({ about: data.id })).data;
    expect(log).toMatchObject([
      { action: 'message.open_file', actor: { id: moderator.id }, details: { fileId: file.id } },
    ]);
  });

  it('show a warning to the reader of a message, and not to its writer', async () => {
    const { id } = await open(one, other);
    const send = (content: string) => one.client.messages.send({ conversationId: id, content });
    for (const content of ['See you at noon', 'Let us continue on WhatsApp', 'Send me the code first']) {
      expect((await send(content)).data.warning).toBeNull();
    }
    const warnings = async (member: Member) =>
      (await member.client.messages.list({ id, limit: 3 })).data.map(({ warning }) => warning);
    expect(await warnings(other)).toEqual(['code_request', 'off_platform', null]);
    expect(await warnings(one)).toEqual([null, null, null]);
  });

  it('send the handover code of the writer only after a confirmation', async () => {
    const { data: listing } = await other.client.category.create(LAPTOP);
    const payment = (await one.client.payments.initialize({ hiveId: listing.id })).data;
    await world().pay(payment, 'success');
    const { data: order } = await one.client.payments.verify({ reference: payment.reference });
    const code = order.handoverCode ?? '';
    const { id } = await open(one, other);
    const spaced = `It is ${code.slice(0, 3)} ${code.slice(3)}`;
    const send = (member: Member, content: string, confirmed?: boolean) =>
      member.client.messages.send({ conversationId: id, content, ...(confirmed && { confirmed }) });
    const { orders } = (await one.client.handovers.list({})).data;
    const voucher = orders.find(({ paymentId }) => paymentId === order.id)?.voucher ?? '';
    const typed = voucherCodeShown(readVoucher(voucher)?.voucher.code ?? '');
    for (const content of [code, spaced, `Here: ${voucher}`, `Take ${typed.toLowerCase()}.`])
      await expectRefusal(send(one, content), 'code_in_message');
    expect((await send(other, typed)).data.content).toBe(typed);
    expect((await send(other, `Is it ${code}?`)).data.content).toContain(code);
    expect((await send(one, spaced, true)).data.content).toBe(spaced);
    await other.client.payments.handover({ id: order.id, code });
    expect((await send(one, code)).data.content).toBe(code);
  });

  it('show the block to the student who blocked, and refuse messages from both', async () => {
    const { id } = await open(one, outsider);
    const blocked = async (member: Member) =>
      (await member.client.messages.conversation({ id })).data.blocked;
    expect(await blocked(one)).toBe(false);
    await one.client.users.block({ id: outsider.id });
    expect([await blocked(one), await blocked(outsider)]).toEqual([true, false]);
    for (const member of [one, outsider]) {
      await expectRefusal(member.client.messages.send({ conversationId: id, content: 'Hello?' }), 'blocked');
    }
    await one.client.users.unblock({ id: outsider.id });
    expect(await blocked(one)).toBe(false);
  });

  it('show the photos of the other student until either blocks', async () => {
    const { id } = await open(one, outsider);
    const file = pixel();
    const attachmentId = (await one.client.uploads.create({ purpose: 'message-photo', file })).data.id;
    await one.client.messages.send({ conversationId: id, content: '', attachmentId });
    const photoFor = async (member: Member) =>
      (await member.client.messages.list({ id })).data.find(
        ({ attachment }) => attachment?.id === attachmentId,
      )?.attachment;
    expect((await photoFor(outsider))?.url).not.toBe('');
    await one.client.users.block({ id: outsider.id });
    expect(await photoFor(outsider)).toMatchObject({ url: '', variants: [] });
    expect((await photoFor(one))?.url).not.toBe('');
    await one.client.users.unblock({ id: outsider.id });
    expect((await photoFor(outsider))?.url).not.toBe('');
  });

  it('return 404 to any other student', async () => {
    const { id } = await open(one, other);
    await expectRefusal(outsider.client.messages.conversation({ id }), 'not_found');
    await expectRefusal(outsider.client.messages.list({ id }), 'not_found');
    await expectRefusal(outsider.client.messages.send({ conversationId: id, content: 'hi' }), 'not_found');
    await expectRefusal(
      one.client.messages.send({ conversationId: id, content: '  ' }),
      'validation_failed',
      'content',
    );
  });
});

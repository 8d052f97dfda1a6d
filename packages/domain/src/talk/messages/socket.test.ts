import { DAY } from '@campushive/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { next, openPages } from '../../../../../apps/api/test/pages.js';

let campus: TestCampus;
let akosua: TestStudent;
let kwame: TestStudent;
let outsider: TestStudent;
const { connect, closeAll } = openPages(() => campus);

beforeAll(async () => {
  campus = await openTestCampus();
  akosua = await campus.student('Akosua Mensah');
  kwame = await campus.student('Kwame Boateng');
  outsider = await campus.student('Yaw Outsider');
});
afterEach(closeAll);
afterAll(() => campus.close());

const open = async (from: TestStudent, to: TestStudent) =>
  (await from.client.messages.open({ recipientId: to.id })).data;
const say = async (from: TestStudent, conversationId: string, content: string) =>
  (await from.client.messages.send({ conversationId, content })).data;

it('refuses a connection without a session', async () => {
  await expect(connect({ ...kwame, token: 'x'.repeat(43) })).rejects.toMatchObject({
    data: { code: 'session_expired' },
  });
});

it('acknowledges a stored message, and sends it to all pages of both students', async () => {
  const { id } = await open(akosua, kwame);
  const [mine, mineToo, theirs] = [await connect(akosua), await connect(akosua), await connect(kwame)];
  const arrivals = Promise.all([mine, mineToo, theirs].map((page) => next(page, 'newMessage')));
  const answer = await mine.emitWithAck('sendMessage', {
    conversationId: id,
    content: 'Live!',
    recipientId: kwame.id,
  });
  expect(answer).toMatchObject({ status: 'success', data: { content: 'Live!', senderId: akosua.id } });
  for (const message of await arrivals) expect(message.content).toBe('Live!');
});

it('answers invalid payloads and conversations of others with errors', async () => {
  const { id } = await open(akosua, kwame);
  const page = await connect(outsider);
  const send = (payload: unknown) => page.emitWithAck('sendMessage', payload as never);
  expect(await send({ conversationId: id, content: 'hi' })).toMatchObject({
    status: 'error',
    code: 'not_found',
  });
  for (const wrong of [
    null,
    'text',
    7,
    [],
    { conversationId: 1 },
    { conversationId: id, content: {}, extra: 1 },
  ]) {
    expect(await send(wrong)).toMatchObject({ status: 'error', code: 'validation_failed' });
  }
  expect(await page.emitWithAck('joinConversation', { conversationId: id })).toMatchObject({
    code: 'not_found',
  });
  page.emit('typing', { conversationId: id, isTyping: true });
  expect(page.connected).toBe(true);
});

it('sends listing changes to pages that watch the listing, and to no viewer without access', async () => {
  const { data: fridge } = await akosua.client.category.create({
    category: 'essentials',
    title: 'Fridge',
    description: 'Cold',
    price: 400,
    condition: 'good',
    pickupLocation: 'Hall',
    draft: true,
  });
  const hiveId = fridge.id;
  const page = await connect(kwame);
  const watch = () => page.emitWithAck('watchListing', { hiveId });
  expect(await watch()).toMatchObject({ status: 'error', code: 'not_found' });
  await akosua.client.hives.setStatus({ id: hiveId, status: 'active' });
  expect(await watch()).toMatchObject({ status: 'success' });
  const dearer = next(page, 'listingChanged');
  await akosua.client.category.update({ category: 'essentials', id: hiveId, price: 450 });
  expect(await dearer).toEqual({ hiveId });
  const reserved = next(page, 'listingChanged');
  await outsider.client.payments.initialize({ hiveId });
  expect(await reserved).toEqual({ hiveId });
});

it('notifies a poster when a buyer cancels before the payment', async () => {
  const { data: kettle } = await akosua.client.category.create({
    category: 'essentials',
    title: 'Kettle',
    description: 'Boils',
    price: 80,
    condition: 'good',
    pickupLocation: 'Hall',
  });
  const { data: order } = await kwame.client.payments.initialize({ hiveId: kettle.id });
  const page = await connect(akosua);
  const free = next(page, 'listingChanged');
  await kwame.client.payments.cancel({ id: order.paymentId });
  expect(await free).toEqual({ hiveId: kettle.id });
  expect((await akosua.client.hives.get({ id: kettle.id })).data.status).toBe('active');
});

it('sends changed free hours to all viewers of a tutor, whichever listing of the tutor was booked', async () => {
  const day = new Date(campus.clock.now().getTime() + 14 * DAY).toISOString().slice(0, 10);
  const post = async (title: string) => {
    const { data } = await akosua.client.category.create({
      category: 'academia',
      title,
      description: 'One to one',
      price: 40,
      duration: 60,
      location: 'Balme Library',
    });
    return data.id;
  };
  const [calculus, statistics] = [await post('Calculus'), await post('Statistics')];
  const offer = (id: string, to: string) =>
    akosua.client.availability.set({ id, weekly: [], extraHours: [{ date: day, from: '09:00', to }] });
  await offer(statistics, '11:00');
  const page = await connect(kwame);
  await page.emitWithAck('watchListing', { hiveId: calculus });
  const heard: string[] = [];
  page.on('listingChanged', ({ hiveId }) => void heard.push(hiveId));
  await offer(calculus, '12:00');
  await expect.poll(() => heard).toEqual([calculus]);
  const booked = { hiveId: statistics, startsAt: `${day}T09:00:00.000Z`, hours: 1 };
  const { data: order } = await outsider.client.payments.initialize(booked);
  await expect.poll(() => heard).toEqual([calculus, calculus]);
  await outsider.client.payments.cancel({ id: order.paymentId });
  await expect.poll(() => heard).toEqual([calculus, calculus, calculus]);
});

it('survives any payload on any event', async () => {
  const page = await connect(outsider);
  const deep = JSON.parse(`${'[{"a":'.repeat(500)}1${'}]'.repeat(500)}`);
  const hostile = [undefined, null, 0, '', [], {}, deep, { conversationId: { toString: 1 } }, '\ud800'];
  const events = [
    'sendMessage',
    'joinConversation',
    'leaveConversation',
    'watchListing',
    'unwatchListing',
    'typing',
    'presence',
    'toString',
  ];
  for (const event of events) for (const one of hostile) page.emit(event as 'typing', one as never);
  page.emit('sendMessage' as 'typing', (() => undefined) as never);
  expect(await page.emitWithAck('joinConversation', null as never)).toMatchObject({
    code: 'validation_failed',
  });
  expect(page.connected).toBe(true);
});

it('limits the typing events that it passes on in a minute', async () => {
  const { id } = await open(akosua, kwame);
  const [mine, theirs] = [await connect(akosua), await connect(kwame)];
  let signs = 0;
  mine.on('userTyping', () => (signs += 1));
  await theirs.emitWithAck('joinConversation', { conversationId: id });
  for (let i = 0; i < 200; i += 1) theirs.emit('typing', { conversationId: id, isTyping: true });
  const arrived = next(mine, 'newMessage');
  await theirs.emitWithAck('sendMessage', { conversationId: id, content: 'Here it is' });
  await arrived;
  // With a second process a message may overtake them.
  await expect.poll(() => signs).toBe(119);
  const more = await theirs.emitWithAck('joinConversation', { conversationId: id });
  expect(more).toMatchObject({ status: 'error', code: 'rate_limited' });
});

it('sends typing, read receipts and presence', async () => {
  // A new student, whose other pages cannot still be disconnecting.
  const ekow = await campus.student('Ekow Arriving');
  const { id } = await open(akosua, ekow);
  const mine = await connect(akosua);
  const online = next(mine, 'presence');
  const theirs = await connect(ekow);
  expect(await online).toEqual({ userId: ekow.id, presence: 'online' });
  await theirs.emitWithAck('joinConversation', { conversationId: id });
  const typing = next(mine, 'userTyping');
  theirs.emit('typing', { conversationId: id, isTyping: true });
  expect(await typing).toEqual({ conversationId: id, userId: ekow.id, isTyping: true });
  await say(akosua, id, 'Seen?');
  const seen = next(mine, 'messageRead');
  await ekow.client.messages.markRead({ id });
  expect(await seen).toMatchObject({ conversationId: id, readerId: ekow.id });
  const offline = next(mine, 'presence');
  theirs.disconnect();
  expect(await offline).toEqual({ userId: ekow.id, presence: 'offline' });
});

it('hides all events between two students after a block, and closes their open conversation', async () => {
  const [one, two] = [await campus.student('Esi Blocks'), await campus.student('Yaw Blocked')];
  const { id } = await open(one, two);
  await say(two, id, 'Hello');
  const [mine, theirs] = [await connect(one), await connect(two)];
  await mine.emitWithAck('joinConversation', { conversationId: id });
  await theirs.emitWithAck('joinConversation', { conversationId: id });
  const presences = async () => {
    const shown = async (student: TestStudent) =>
      (await student.client.messages.conversation({ id })).data.otherParticipant.presence;
    return [await shown(one), await shown(two)];
  };
  expect(await presences()).toEqual(['online', 'online']);
  const disconnected = next(theirs, 'presence');
  await one.client.users.block({ id: two.id });
  expect(await disconnected).toEqual({ userId: one.id, presence: 'offline' });
  expect(await presences()).toEqual(['offline', 'offline']);
  const heard: string[] = [];
  for (const event of ['userTyping', 'messageRead', 'presence'] as const) {
    mine.on(event, () => heard.push(event));
    theirs.on(event, () => heard.push(event));
  }
  mine.emit('typing', { conversationId: id, isTyping: true });
  theirs.emit('typing', { conversationId: id, isTyping: true });
  mine.emit('presence', { presence: 'away' });
  await one.client.messages.markRead({ id });
  for (const page of [mine, theirs]) {
    expect(await page.emitWithAck('joinConversation', { conversationId: id })).toMatchObject({
      code: 'blocked',
    });
  }
  expect((await two.client.messages.list({ id })).data[0]?.isRead).toBe(false);
  expect((await one.client.messages.conversation({ id })).data.unreadCount).toBe(0);
  expect(heard).toEqual([]);
  await one.client.users.unblock({ id: two.id });
  expect((await mine.emitWithAck('joinConversation', { conversationId: id })).status).toBe('success');
});

it('shows a warning to the reader, and not on the devices of the writer', async () => {
  const { id } = await open(akosua, kwame);
  const [mine, theirs] = [await connect(akosua), await connect(kwame)];
  const [atMine, atTheirs] = [next(mine, 'newMessage'), next(theirs, 'newMessage')];
  await say(akosua, id, 'Call me on 024 412 3456');
  expect([(await atMine).warning, (await atTheirs).warning]).toEqual([null, 'off_platform']);
});

it('sends no notification while the reader views the conversation, and sends one after they leave it', async () => {
  const reader = await campus.student('Kojo Looks');
  const { id } = await open(akosua, reader);
  const theirs = await connect(reader);
  const news = async () => (await reader.client.notifications.list({})).count;
  await theirs.emitWithAck('joinConversation', { conversationId: id });
  await say(akosua, id, 'You see this');
  expect(await news()).toBe(0);
  theirs.emit('presence', { presence: 'away' });
  await vi.waitFor(async () => {
    await say(akosua, id, 'And this only later');
    expect(await news()).toBe(1);
  }, 120_000);
  const { data } = await reader.client.notifications.list({});
  expect(data).toHaveLength(1);
  await reader.client.messages.markRead({ id });
  theirs.emit('presence', { presence: 'online' });
  theirs.emit('leaveConversation', { conversationId: id });
  await vi.waitFor(async () => {
    await say(akosua, id, 'Not open any more');
    expect(await news()).toBe(1);
  }, 120_000);
});

it('sends an unsent message to all pages of both, and the delivery receipt to its writer', async () => {
  const reader = await campus.student('Abena Receives');
  const { id } = await open(akosua, reader);
  const [mine, theirs] = [await connect(akosua), await connect(reader)];
  const message = await say(akosua, id, 'Wrong window');
  const delivered = next(mine, 'messagesDelivered');
  await reader.client.messages.received({});
  expect(await delivered).toMatchObject({ conversationId: id });
  const changes = Promise.all([mine, theirs].map((page) => next(page, 'messageChanged')));
  await akosua.client.messages.unsend({ id: message.id });
  for (const changed of await changes) {
    expect(changed).toMatchObject({ id: message.id, content: '', unsentAt: expect.any(String) });
  }
});

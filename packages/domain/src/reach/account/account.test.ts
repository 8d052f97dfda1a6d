import { eq } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openTestCampus,
  untilNoon,
  type TestCampus,
  type TestStudent,
} from '../../../../../apps/api/test/campus.js';
import { ledgerPostings, users } from '../../platform/database/schema/index.js';
import { balanceOf } from '../../deals/payments/ledger/ledger.js';

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
const remove = (student: TestStudent, password = student.password) =>
  campus.request('DELETE', '/users/me', { token: student.token, body: { password } });

describe('the deletion of an account', () => {
  it('is confirmed by a mail to the former address, and a refused deletion sends none', async () => {
    const me = await campus.student('Ama Confirmed');
    const subjects = async () =>
      ((await campus.app.platform.mailbox?.read(me.email)) ?? []).map(({ subject }) => subject);
    expect((await remove(me, 'Wrong-cloth-1')).status).toBe(422);
    expect(await subjects()).toEqual([]);
    expect((await remove(me)).status).toBe(200);
    expect(await subjects()).toEqual(['Your CampusHive account was deleted']);
  });

  it('requires the password', async () => {
    const me = await campus.student('Yaw Stays');
    const answer = await remove(me, 'Not-my-cloth-1');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'password_wrong',
      fieldErrors: { password: { code: 'password_wrong' } },
    });
    expect(
      (await campus.request('DELETE', `/users/me?password=${me.password}`, { token: me.token })).status,
    ).toBe(422);
    expect((await me.client.auth.me({})).data.id).toBe(me.id);
  });

  it('erases personal data, and keeps data that other students share', async () => {
    const [me, other] = [await campus.student('Adjoa Leaves'), await campus.student('Kofi Keeps')];
    const { data: avatar } = await me.client.uploads.create({
      purpose: 'avatar',
      file: await picture('blue'),
    });
    const { data: sent } = await me.client.uploads.create({
      purpose: 'message-photo',
      file: await picture('green'),
    });
    await me.client.users.updateProfile({ avatarId: avatar.id });
    const listing = await post(me, 'Lamp of a leaver');
    const { data: talk } = await me.client.messages.open({ recipientId: other.id });
    await me.client.messages.send({ conversationId: talk.id, content: 'Goodbye', attachmentId: sent.id });
    const file = (url: string) =>
      join(
        campus.app.platform.storage.folder ?? '',
        url.replace('/files/', '').replace('/api/', 'private/').replace(/\?.*/, ''),
      );
    expect(existsSync(file(avatar.url))).toBe(true);
    const socket = connect(campus.url, {
      auth: { token: me.token },
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const cut = new Promise<string>((resolve) => socket.on('disconnect', resolve));

    expect((await remove(me)).status).toBe(200);
    expect(await cut).toBe('io server disconnect');
    expect((await campus.request('GET', '/auth/me', { token: me.token })).body.code).toBe('session_expired');
    const login = await campus.request('POST', '/auth/login', {
      body: { email: me.email, password: me.password },
    });
    expect(login.body.code).toBe('invalid_credentials');
    expect((await campus.request('GET', `/users/${me.id}`, { token: other.token })).status).toBe(404);
    expect((await campus.request('GET', `/hives/${listing.id}`, { token: other.token })).status).toBe(404);
    const { data: stored } = await other.client.messages.list({ id: talk.id });
    expect(stored[0]).toMatchObject({
      content: 'Goodbye',
      messageAuthor: { name: null, profileImage: null },
    });
    expect(existsSync(file(avatar.url))).toBe(false);
    expect(existsSync(file(sent.url))).toBe(true);

    const { db } = campus.app.platform;
    const [row] = await db.select().from(users).where(eq(users.id, me.id));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${me.email}|Adjoa|${avatar.id}`));
    const { rows } = await campus.app.platform.execute(
      `select description, details::text from listings where poster_id = '${me.id}'`,
      [],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Balme|Room 12/);
  });

  it('removes the name of the student from the notifications of others', async () => {
    const [me, seller] = [await campus.student('Abla Leaves'), await campus.student('Senyo Stays')];
    const namesake = await campus.student('Abla Stays');
    const { data: talk } = await me.client.messages.open({ recipientId: seller.id });
    await me.client.messages.send({ conversationId: talk.id, content: 'Goodbye' });
    const { data: other } = await namesake.client.messages.open({ recipientId: seller.id });
    await namesake.client.messages.send({ conversationId: other.id, content: 'Hello' });
    const sold = await post(seller, 'Kettle of a stayer');
    const paymentId = await pay(me, sold.id);
    const now = campus.clock.now();
    const startsAt = new Date(now.getTime() + untilNoon(now) + 3 * 86_400_000).toISOString();
    await me.client.meetups.propose({ id: paymentId, place: 'Night Market', startsAt });
    const event = await seller.client.category.create({
      category: 'buzz',
      title: 'Hall Week Jams',
      description: 'Music until late',
      eventDate: startsAt,
      location: 'Great Hall',
      organizer: 'SRC',
      eventType: 'party',
      admission: 'free',
    });
    await me.client.events.join({ id: event.data.id });
    await me.client.groups.send({ id: event.data.id, content: 'I come', clientId: crypto.randomUUID() });
    const handoverCode = (await me.client.payments.get({ id: paymentId })).data.handoverCode ?? '';
    await seller.client.payments.handover({ id: paymentId, code: handoverCode });
    const notificationsOf = async () =>
      JSON.stringify((await seller.client.notifications.list({ limit: 50 })).data);
    const before = await notificationsOf();
    for (const text of ['Abla Leaves wrote to you', 'Abla Leaves suggests', 'Abla Leaves wrote in'])
      expect(before).toContain(text);

    expect((await remove(me)).status).toBe(200);
    const after = await notificationsOf();
    expect(after).not.toContain('Abla Leaves');
    expect(after).toContain('Unknown User wrote to you');
    expect(after).toContain('Abla Stays wrote to you');
    const { rows } = await campus.app.platform.execute(
      `select title, description, "values"::text from notifications where user_id = '${seller.id}'`,
      [],
    );
    expect(JSON.stringify(rows)).not.toContain('Abla Leaves');
  });

  it('removes a former name of the student from group notifications, and keeps the names of others', async () => {
    const [me, other] = [await campus.student('Abla Earlier'), await campus.student('Senyo Writes')];
    const organiser = await campus.student('Esi Organiser');
    const eventOf = async (title: string) => {
      const { data } = await organiser.client.category.create({
        category: 'buzz',
        title,
        description: 'Music until late',
        eventDate: new Date(Date.now() + 3 * 86_400_000).toISOString(),
        location: 'Great Hall',
        organizer: 'SRC',
        eventType: 'party',
        admission: 'free',
      });
      for (const student of [me, other]) await student.client.events.join({ id: data.id });
      return data.id;
    };
    const say = (student: typeof me, id: string) =>
      student.client.groups.send({ id, content: 'I come', clientId: crypto.randomUUID() });
    const [first, second] = [await eventOf('Hall Week Jams'), await eventOf('Film Night')];
    const notificationsOf = async () =>
      JSON.stringify((await organiser.client.notifications.list({ limit: 50 })).data);
    const isTold = (text: string) =>
      vi.waitFor(async () => expect(await notificationsOf()).toContain(text), 120_000);
    await say(me, first);
    await isTold('Abla Earlier wrote in “Hall Week Jams”');
    await say(me, second);
    await isTold('Abla Earlier wrote in “Film Night”');
    await organiser.client.groups.markRead({ id: second });
    await say(other, second);
    await isTold('Senyo Writes wrote in');

    await me.client.users.updateProfile({ name: 'Abla Later' });
    expect((await remove(me)).status).toBe(200);
    expect(await notificationsOf()).not.toContain('Abla');
    expect(await notificationsOf()).toContain('Senyo Writes wrote in');
  });

  it('returns an assigned task, so that its poster can choose another student', async () => {
    const [me, poster] = [await campus.student('Adjoa Helper'), await campus.student('Kofi Poster')];
    const other = await campus.student('Esi Other');
    const { id } = (
      await poster.client.category.create({ category: 'logistics', title: 'A parcel to Legon', price: 20 })
    ).data;
    for (const student of [me, other])
      await student.client.applications.create({ id, message: 'I have a bicycle' });
    await poster.client.hives.assign({ id, assignedToId: me.id });
    expect((await remove(me)).status).toBe(200);
    expect((await poster.client.hives.get({ id })).data).toMatchObject({
      status: 'active',
      assignedToId: null,
    });
    const newest = async (student: typeof me) => (await student.client.notifications.list({})).data[0];
    expect(await newest(poster)).toMatchObject({
      kind: 'task_returned',
      title: 'Your helper dropped out: choose someone else',
      subject: { type: 'listing', id },
    });
    expect((await newest(other))?.kind).toBe('application_reopened');
  });

  it('frees the mailbox for a new account, which has no data of the old one', async () => {
    const me = await campus.student('Efua Again', 'efua.again@st.ug.edu.gh');
    await me.client.users.updateSettings({ theme: 'dark' });
    await remove(me);
    campus.clock.advance(60 * 60_000);
    const again = await campus.student('Efua Again', me.email);
    expect(again.id).not.toBe(me.id);
    expect((await again.client.auth.me({})).data.settings.theme).toBe('system');
  });

  it('is allowed with a balance below the payout fee, which could never be paid out', async () => {
    const [seller, buyer] = [await campus.student('Kwame Little'), await campus.student('Akosua Little')];
    const { data: lamp } = await seller.client.category.create({
      category: 'essentials',
      title: 'A small lamp',
      description: 'Fine',
      price: 1,
      condition: 'good',
      pickupLocation: 'Hall',
    });
    const id = await pay(buyer, lamp.id);
    const { data } = await buyer.client.payments.get({ id });
    await seller.client.payments.handover({ id, code: data.handoverCode ?? '' });
    expect((await seller.client.payouts.account({})).data).toMatchObject({ available: 0.99, instantFee: 1 });
    expect((await remove(seller)).status).toBe(200);
    // The books still say whose it is.
    expect(await balanceOf(campus.app.platform.db, `user:${seller.id}`)).toBe(-99);
  });

  it('is refused to both sides while money is held, and to the seller until the payout', async () => {
    const [seller, buyer] = [await campus.student('Kwame Sells'), await campus.student('Akosua Buys')];
    const paymentId = await pay(buyer, (await post(seller, 'Held lamp')).id);
    for (const student of [seller, buyer])
      expect((await remove(student)).body.code).toBe('payment_in_flight');
    const { data } = await buyer.client.payments.get({ id: paymentId });
    await seller.client.payments.handover({ id: paymentId, code: data.handoverCode ?? '' });
    const refused = await remove(seller);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('balance_left');
    expect((await remove(buyer)).status).toBe(200);
    // The books stay, and so does the seller's view of the sale.
    const { db } = campus.app.platform;
    const before = await db.select().from(ledgerPostings);
    expect(before.length).toBeGreaterThan(0);
    const { data: sale } = await seller.client.payments.get({ id: paymentId });
    expect(sale.buyer).toMatchObject({ name: null, profileImage: null });
    expect(sale.amount).toBe(21.3);
  });
});

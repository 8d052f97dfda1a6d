import { DAY, HOUR } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { attendeeMessages, listings, notifications, users } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let organiser: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
});
afterAll(() => campus.close());

/** A busy machine takes longer than a poll waits by default. */
const SOON = { timeout: 30_000 };
const DOORS = 'Doors open at seven, by the side gate.';
/** Noon by the clock of the campus: nothing here runs past midnight. */
const noon = () => {
  const now = campus.clock.now().getTime();
  campus.clock.advance(DAY - (now % DAY) + 12 * HOUR);
};
const post = async (title: string, guests: readonly TestStudent[], by = organiser) => {
  const { data } = await by.client.category.create({
    category: 'buzz',
    title,
    description: 'Music and food',
    eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'free',
  });
  for (const guest of guests) await guest.client.events.join({ id: data.id });
  return data.id;
};
const send = (id: string, content = DOORS, by = organiser) =>
  campus.request('POST', `/hives/${id}/attendee-messages`, {
    token: by.token,
    body: { content },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const newsOf = async (student: TestStudent, id: string) =>
  (await student.client.notifications.list({})).data.filter(
    ({ kind, subject }) => kind === 'event_message' && subject?.id === id,
  );
const reachedOf = async (id: string) => {
  const rows = await campus.app.platform.db
    .select({ reachedId: attendeeMessages.reachedId })
    .from(attendeeMessages)
    .where(eq(attendeeMessages.listingId, id));
  return rows.map((row) => row.reachedId);
};
const mailsOf = async ({ email }: TestStudent) =>
  ((await campus.app.platform.mailbox?.read(email)) ?? []).filter(({ subject }) =>
    subject.includes('wrote to you'),
  );

describe('a message to attendees', () => {
  it('skips suspended students and students with a block in either direction', async () => {
    const people: TestStudent[] = [];
    for (const name of ['Blocker', 'Blocked', 'Suspended', 'Listening'])
      people.push(await campus.student(`${name} Guest`));
    const [blocker, blocked, suspended, listening] = people as [
      TestStudent,
      TestStudent,
      TestStudent,
      TestStudent,
    ];
    const id = await post('Quiet night', people);
    await blocker.client.users.block({ id: organiser.id });
    await organiser.client.users.block({ id: blocked.id });
    const { db } = campus.app.platform;
    const suspendedAt = campus.clock.now();
    await db.update(users).set({ suspendedAt }).where(eq(users.id, suspended.id));
    expect((await send(id)).status).toBe(201);
    await expect.poll(() => newsOf(listening, id), SOON).toHaveLength(1);
    await db.update(users).set({ suspendedAt: null }).where(eq(users.id, suspended.id));
    // The same transaction has checked all students, not only the notified one.
    for (const student of [blocker, blocked, suspended])
      expect(await newsOf(student, id), student.name).toEqual([]);
    for (const student of [blocker, blocked]) {
      const read = await campus.request('GET', `/hives/${id}/attendee-messages`, {
        token: student.token,
      });
      expect(read.status, student.name).toBe(403);
    }
  });

  it('reaches each attendee once, even when its delivery is repeated or resumed', async () => {
    const guests: TestStudent[] = [];
    for (let number = 1; number <= 5; number += 1)
      guests.push(await campus.student(`Guest Number ${number}`));
    const id = await post('Crowded night', guests);
    await send(id);
    for (const guest of guests) await expect.poll(() => newsOf(guest, id), SOON).toHaveLength(1);
    const [message] = (await organiser.client.events.messages({ id })).data;
    const reached = await reachedOf(id);
    expect(reached).not.toContain(null);
    const { db, outbox } = campus.app.platform;
    await db.transaction((tx) =>
      outbox.write(tx, 'event.message', { messageId: message?.id ?? '', listingId: id }),
    );
    for (const app of campus.apps()) await app.platform.outbox.flush();
    for (const guest of guests) expect(await newsOf(guest, id)).toHaveLength(1);
    expect(await reachedOf(id)).toEqual(reached);

    // An interrupted sending resumes after the last notified attendee.
    const inOrder = guests.map((guest) => guest.id).toSorted();
    await db
      .update(attendeeMessages)
      .set({ reachedId: inOrder[2] ?? null })
      .where(eq(attendeeMessages.listingId, id));
    await db.transaction((tx) =>
      outbox.write(tx, 'event.message', { messageId: message?.id ?? '', listingId: id }),
    );
    for (const app of campus.apps()) await app.platform.outbox.flush();
    await expect.poll(() => reachedOf(id), SOON).toEqual(reached);
    for (const guest of guests)
      expect(await newsOf(guest, id)).toHaveLength(inOrder.indexOf(guest.id) > 2 ? 2 : 1);
  });

  it('is mailed according to the settings of the reader, with text, event and organiser', async () => {
    const [wants, without] = [await campus.student('Wants Mail'), await campus.student('Wants None')];
    await without.client.users.updateSettings({ notifications: { types: { message: { email: false } } } });
    const id = await post('Mailed night', [wants, without]);
    await send(id, `${DOORS}\nBring <b>your</b> student ID.`);
    await expect.poll(() => mailsOf(wants), SOON).toHaveLength(1);
    const [mail] = await mailsOf(wants);
    expect(mail?.subject).toBe('Ama Organiser wrote to you about “Mailed night”');
    expect(mail?.text).toMatch(
      /wrote to everyone who is going:\n\nDoors open .*\nBring <b>your<\/b> student ID\.\n\nhttp/,
    );
    expect(mail?.html).toContain(`${DOORS}<br>Bring &lt;b&gt;your&lt;/b&gt; student ID.`);
    await expect.poll(() => newsOf(without, id), SOON).toHaveLength(1);
    expect(await mailsOf(without)).toEqual([]);
  });

  it('is not mailed while a block exists between reader and organiser', async () => {
    const guest = await campus.student('Changing Guest');
    const id = await post('Blocked night', [guest]);
    await send(id);
    await expect.poll(() => mailsOf(guest), SOON).toHaveLength(1);
    await guest.client.users.block({ id: organiser.id });
    const { db, jobs } = campus.app.platform;
    const [notification] = await newsOf(guest, id);
    const notificationId = notification?.id ?? '';
    // Resets the mail, as if it had not been written yet.
    await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, notificationId));
    await jobs.runNow('letters.send', { notificationId });
    expect(await mailsOf(guest)).toHaveLength(1);
    await guest.client.users.unblock({ id: organiser.id });
    await jobs.runNow('letters.send', { notificationId });
    await expect.poll(() => mailsOf(guest), SOON).toHaveLength(2);
  });

  it('appears on the page of the event only, not in mail or notifications, when it carries a warning', async () => {
    const guest = await campus.student('Careful Guest');
    const id = await post('Risky night', [guest]);
    const content = 'Pay the rest to 055 019 8842 before Friday';
    await send(id, content);
    await expect.poll(() => mailsOf(guest), SOON).toHaveLength(1);
    const [mail] = await mailsOf(guest);
    expect((mail?.text ?? '') + (mail?.html ?? '')).not.toContain('055');
    expect((await newsOf(guest, id))[0]?.description).not.toContain('055');
    const [read] = (await guest.client.events.messages({ id })).data;
    expect(read?.content).toBe(content);
    expect(read?.warning).not.toBeNull();
  });

  it('is refused when the event is hidden, cancelled or over for more than a day', async () => {
    const [hidden, cancelled, past] = [
      await post('Hidden night', []),
      await post('Cancelled night', []),
      await post('Past night', []),
    ];
    await campus.app.platform.db.update(listings).set({ status: 'hidden' }).where(eq(listings.id, hidden));
    const refused = await send(hidden);
    expect([refused.status, refused.body.code]).toEqual([409, 'listing_unavailable']);
    await organiser.client.hives.remove({ id: cancelled });
    expect((await send(cancelled)).status).toBe(404);
    const ended = (hours: number) =>
      campus.app.platform.db
        .update(listings)
        .set({ expiresAt: new Date(campus.clock.now().getTime() - hours * HOUR) })
        .where(eq(listings.id, past));
    await ended(23);
    expect((await send(past)).status).toBe(201);
    await ended(25);
    expect((await send(past)).body.code).toBe('listing_unavailable');
  });

  it('is included for moderators in a report of the event', async () => {
    const [guest, moderator] = [
      await campus.student('Reporting Guest'),
      await campus.student('Mod', undefined, 'moderator'),
    ];
    const id = await post('Reported night', [guest]);
    await send(id);
    await campus.request('POST', '/reports', {
      token: guest.token,
      body: { targetType: 'listing', targetId: id, reason: 'scam' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { data } = await moderator.client.moderation.reports({ targetType: 'listing' });
    const found = data.find((one) => one.targetId === id);
    expect(found?.messages).toMatchObject([{ content: DOORS, bySubject: true, author: 'Ama Organiser' }]);
  });

  it('is deleted with the account of its organiser, including the notifications of attendees', async () => {
    const [leaving, guest] = [
      await campus.student('Leaving Organiser'),
      await campus.student('Staying Guest'),
    ];
    const id = await post('Last night', [guest], leaving);
    await send(id, DOORS, leaving);
    await expect.poll(() => newsOf(guest, id), SOON).toHaveLength(1);
    await leaving.client.users.deleteAccount({ password: leaving.password });
    expect(await newsOf(guest, id)).toEqual([]);
    expect(await reachedOf(id)).toEqual([]);
  });

  it('is limited to three a day for each event, even when sent concurrently', async () => {
    noon();
    // Sessions of before have ended.
    const busy = await campus.student('Busy Organiser');
    const id = await post('Busy night', [], busy);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(id, `Message number ${at} of many`, busy)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['limit_reached']),
    );
    // Limits are separate for each event.
    expect((await send(await post('Other night', [], busy), DOORS, busy)).status).toBe(201);
    campus.clock.advance(13 * HOUR);
    expect((await send(id, DOORS, busy)).status).toBe(201);
  });
});

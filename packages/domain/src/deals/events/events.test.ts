import { DAY, HOUR, MINUTE, UNDO_LIFETIME } from '@campushive/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { later } from '../../platform/clock.js';
import { readTicketCode } from '@campushive/contract/rules/seats';

let campus: TestCampus;
let organiser: TestStudent;
let member: TestStudent;
let two: TestStudent;
let three: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  member = await campus.student('Kofi One');
  two = await campus.student('Esi Two');
  three = await campus.student('Yaw Three');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const inDays = (days: number) => new Date(campus.clock.now().getTime() + days * DAY).toISOString();
const newEvent = async (change: object = {}): Promise<string> =>
  (
    await call('POST', '/buzz', organiser, {
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: inDays(10),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
      ...change,
    })
  ).body.data.id;
const join = (id: string, student: TestStudent) => call('PUT', `/hives/${id}/rsvp`, student);
const leave = (id: string, student: TestStudent) => call('DELETE', `/hives/${id}/rsvp`, student);
const state = async (id: string, student: TestStudent | null = null) =>
  (await call('GET', `/hives/${id}/rsvp`, student)).body.data;
const checkIn = (id: string, code: string, student = organiser) =>
  call('POST', `/hives/${id}/check-in`, student, { code });
const newsOf = async (student: TestStudent): Promise<string[]> =>
  (await call('GET', '/notifications', student)).body.data.map(
    (notification: { kind: string }) => notification.kind,
  );
const buy = (id: string, student: TestStudent) => call('POST', `/payments/initialize/${id}`, student, {});
const pay = (accessCode: string, outcome = 'success') =>
  campus.app.server.inject({
    method: 'POST',
    url: `/dev/paystack/checkout/${accessCode}`,
    payload: { outcome, channel: 'mobile_money' },
  });
const bought = async (id: string, student: TestStudent) => {
  const { data } = (await buy(id, student)).body;
  await pay(data.accessCode);
  await call('GET', `/payments/verify/${data.reference}`, student);
  return data as { paymentId: string; reference: string; accessCode: string };
};

describe('joining a free event', () => {
  it('gives one place with an unguessable code, also when repeated', async () => {
    const id = await newEvent({ capacity: 3 });
    expect(await state(id)).toMatchObject({ going: 0, waiting: 0, placesLeft: 3, capacity: 3, mine: null });
    const { body } = await join(id, member);
    expect(body.data).toMatchObject({ going: 1, placesLeft: 2, mine: { status: 'going', position: null } });
    expect(body.data.mine.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(body.data.mine.checkInUrl).toContain(
      `/dashboard/hives/buzz/${id}/attendees?code=${body.data.mine.code}`,
    );
    expect((await join(id, member)).body.data).toEqual(body.data);
    expect((await state(id, two)).mine).toBeNull();
  });

  it('moves up the waitlist when the account with the place is deleted', async () => {
    const leaver = await campus.student('Adjoa Leaves');
    const [free, paid] = [
      await newEvent({ capacity: 1 }),
      await newEvent({ capacity: 1, price: 5, admission: 'paid' }),
    ];
    await join(free, leaver);
    await join(free, two);
    await bought(paid, leaver);
    await join(paid, two);
    const remove = () => call('DELETE', '/users/me', leaver, { password: leaver.password });
    expect((await remove()).body.code).toBe('payment_in_flight');
    const { data: orders } = (await call('GET', '/payments', leaver)).body;
    await call('POST', `/payments/${orders[0].id}/cancel`, leaver, {});
    expect((await state(paid, two)).mine).toMatchObject({ status: 'offered' });
    await vi.waitFor(async () => expect((await remove()).status).toBe(200), 120_000);
    expect((await state(free, two)).mine).toMatchObject({ status: 'going' });
    expect(await state(free)).toMatchObject({ going: 1, placesLeft: 0 });
  });

  it('never exceeds the capacity under concurrent requests, and puts the rest on the waitlist in order', async () => {
    const id = await newEvent({ capacity: 10 });
    const crowd: TestStudent[] = [];
    for (let n = 0; n < 50; n += 1) crowd.push(await campus.student(`Crowd ${n}`));
    const answers = await Promise.all(crowd.map((student) => join(id, student)));
    const mine = answers.map((answer) => answer.body.data.mine);
    expect(mine.filter((place) => place.status === 'going')).toHaveLength(10);
    expect(await state(id)).toMatchObject({ going: 10, waiting: 40, placesLeft: 0 });
    const positions = await Promise.all(
      crowd.map(async (student) => (await state(id, student)).mine.position),
    );
    expect(positions.filter((position) => position !== null).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    const codes = new Set(
      (await Promise.all(crowd.map((student) => state(id, student)))).flatMap(
        ({ mine: { code } }) => code ?? [],
      ),
    );
    expect(codes.size).toBe(10);
  });

  it('moves the waitlist up when an attendee leaves, and notifies the next student', async () => {
    const id = await newEvent({ capacity: 1 });
    await join(id, member);
    expect((await join(id, two)).body.data.mine).toMatchObject({
      status: 'waiting',
      position: 1,
      code: null,
    });
    expect((await join(id, three)).body.data.mine).toMatchObject({ status: 'waiting', position: 2 });
    await leave(id, member);
    expect((await state(id, two)).mine).toMatchObject({ status: 'going' });
    expect((await state(id, three)).mine).toMatchObject({ status: 'waiting', position: 1 });
    expect((await newsOf(two))[0]).toBe('event_moved_up');
    expect((await join(id, member)).body.data.mine).toMatchObject({ status: 'waiting', position: 2 });
    await leave(id, three);
    expect((await state(id, member)).mine.position).toBe(1);
    expect((await leave(id, three)).body.data.mine).toBeNull();
  });

  it('is refused for own, external, completed, deleted and non-event listings, and for visitors', async () => {
    const id = await newEvent();
    expect((await join(id, organiser)).body.code).toBe('own_listing');
    expect((await call('PUT', `/hives/${id}/rsvp`, null)).status).toBe(401);
    const elsewhere = await newEvent({ registrationLink: 'https://hallweek.example/join' });
    expect((await join(elsewhere, member)).body.code).toBe('event_elsewhere');
    const lamp = {
      title: 'Lamp',
      description: 'Desk',
      price: 20,
      condition: 'good',
      pickupLocation: 'Hall',
    };
    const other = (await call('POST', '/essentials', organiser, lamp)).body.data.id;
    expect((await join(other, member)).status).toBe(404);
    expect(await state('01934c00-ffff-7000-8000-00000000ffff')).toBeUndefined();
    const done = await newEvent();
    await call('PUT', `/hives/${done}/status`, organiser, { status: 'completed' });
    expect((await join(done, member)).body.code).toBe('listing_unavailable');
    const removed = await newEvent();
    await call('DELETE', `/hives/${removed}`, organiser);
    expect((await join(removed, member)).status).toBe(404);
  });

  it('fills the places of a raised capacity, which cannot fall below the places taken', async () => {
    const id = await newEvent({ capacity: 2 });
    for (const student of [member, two, three]) await join(id, student);
    const less = await call('PUT', `/buzz/${id}`, organiser, { capacity: 1 });
    expect([less.status, less.body.fieldErrors?.capacity]).toEqual([
      422,
      { code: 'capacity_taken', params: { taken: 2 } },
    ]);
    await call('PUT', `/buzz/${id}`, organiser, { capacity: 3 });
    expect((await state(id, three)).mine.status).toBe('going');
    const { eventDate } = (await call('GET', `/hives/${id}`, three)).body.data.buzzDetails;
    const later10 = later(new Date(eventDate), 10 * MINUTE).toISOString();
    await call('PUT', `/buzz/${id}`, organiser, { eventDate: later10 });
    await vi.waitFor(async () => expect((await newsOf(three))[0]).toBe('event_changed'), 120_000);
    await call('PUT', `/buzz/${id}`, organiser, { location: 'Night Market' });
    await vi.waitFor(async () => expect((await newsOf(three))[0]).toBe('event_moved'), 120_000);
    await call('DELETE', `/hives/${id}`, organiser);
    campus.clock.advance(UNDO_LIFETIME);
    await campus.app.platform.jobs.runNow('hives.end-undo', {});
    await vi.waitFor(async () => expect((await newsOf(three))[0]).toBe('event_cancelled'), 120_000);
  });
});

describe('the check-in at an event', () => {
  it('is allowed to the organiser only', async () => {
    const id = await newEvent();
    const { code } = (await join(id, member)).body.data.mine;
    expect((await checkIn(id, code, two)).status).toBe(403);
    expect((await checkIn(id, code, member)).status).toBe(403);
    expect((await call('GET', `/hives/${id}/attendees`, member)).status).toBe(403);
    expect((await call('GET', `/hives/${id}/attendees`, null)).status).toBe(401);
    expect((await state(id, member)).mine.checkedInAt).toBeNull();
  });

  it('admits a ticket once, however the code is written and from however many doors', async () => {
    const id = await newEvent({ eventDate: inDays(0.1) });
    const { code, checkInUrl } = (await join(id, member)).body.data.mine;
    const typed = code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase();
    const answers = await Promise.all([checkIn(id, typed), checkIn(id, checkInUrl), checkIn(id, code)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(answers.find((answer) => answer.status === 200)?.body.data).toMatchObject({
      person: { id: member.id, name: 'Kofi One' },
      paid: false,
    });
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('ticket_used');
    expect((await leave(id, member)).body.code).toBe('ticket_used');
  });

  it('refuses codes of another event, unknown codes and codes that were given up', async () => {
    const [id, other] = [await newEvent(), await newEvent({ capacity: 1 })];
    const { code } = (await join(id, member)).body.data.mine;
    expect((await checkIn(other, code)).body).toMatchObject({
      code: 'ticket_unknown',
      fieldErrors: { code: expect.anything() },
    });
    expect((await checkIn(id, 'AAAA-BBBB-CCCC')).body.code).toBe('ticket_unknown');
    await leave(id, member);
    expect((await checkIn(id, code)).body.code).toBe('ticket_void');
    await join(id, member);
    expect((await state(id, member)).mine.code).not.toBe(code);
  });

  it('shows attendees and waitlist in order, in pages', async () => {
    const id = await newEvent({ capacity: 2 });
    for (const student of [two, member, three]) await join(id, student);
    const list = async (query: string) =>
      (await call('GET', `/hives/${id}/attendees?${query}`, organiser)).body;
    const first = await list('limit=1');
    const second = await list(`limit=1&cursor=${first.pagination.nextCursor}`);
    const names = [...first.data, ...second.data].map((row: { person: { name: string } }) => row.person.name);
    expect(names).toEqual(['Esi Two', 'Kofi One']);
    expect(second.pagination.nextCursor).toBeNull();
    expect((await list('list=waiting')).data).toMatchObject([
      { person: { id: three.id }, status: 'waiting' },
    ]);
  });
});

it('refuses, in the database, a second place of the same student', async () => {
  const id = await newEvent();
  await join(id, member);
  const { db } = campus.app.platform;
  await expect(
    db.execute(
      sql`insert into tickets (id, listing_id, user_id, status, code, created_at, updated_at) values (gen_random_uuid(), ${id}, ${member.id}, 'going', 'X', now(), now())`,
    ),
  ).rejects.toThrow();
});

it('accepts attendees until an event ends, and refuses an end in the past', async () => {
  const eventDate = inDays(1 / 24);
  const eventEndDate = later(new Date(eventDate), 5 * HOUR).toISOString();
  const id = await newEvent({ eventDate, eventEndDate });
  const file = await (await fetch(`${campus.url}/api/hives/${id}/calendar.ics`)).text();
  expect(file).toContain(`DTEND:${eventEndDate.replace(/[-:]|\.\d{3}/g, '')}`);
  campus.clock.advance(2 * HOUR);
  expect((await join(id, member)).status).toBe(200);
  const shown = await fetch(`${campus.url}/api/hives?hiveType=buzz&when=today&limit=50`);
  const { data } = (await shown.json()) as { data: { id: string }[] };
  expect(data.map((event) => event.id)).toContain(id);
  const longer = later(new Date(eventDate), 6 * HOUR).toISOString();
  expect((await call('PUT', `/buzz/${id}`, organiser, { eventEndDate: longer })).status).toBe(200);
  const over = await call('PUT', `/buzz/${id}`, organiser, {
    eventEndDate: later(new Date(eventDate), 1).toISOString(),
  });
  expect(over).toMatchObject({
    status: 422,
    body: { fieldErrors: { eventEndDate: { code: 'not_in_future' } } },
  });
});

it('serves the calendar file of a visible event to anyone', async () => {
  const id = await newEvent({ title: 'Hall Week; Jams, food', description: 'One\nTwo' });
  const answer = await fetch(`${campus.url}/api/hives/${id}/calendar.ics`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.text()).toContain('SUMMARY:Hall Week\\; Jams\\, food\r\n');
  await call('DELETE', `/hives/${id}`, organiser);
  expect((await fetch(`${campus.url}/api/hives/${id}/calendar.ics`)).status).toBe(404);
  expect((await fetch(`${campus.url}/api/hives/nonsense/calendar.ics`)).status).toBe(404);
});

it('reads a ticket code in any notation', () => {
  expect(readTicketCode(' abcd-efgh-jkmn ')).toBe('ABCDEFGHJKMN');
  expect(readTicketCode('Oi1L')).toBe('0111');
  expect(readTicketCode('https://campus.example/dashboard/hives/buzz/1/attendees?code=ABCD1234')).toBe(
    'ABCD1234',
  );
});

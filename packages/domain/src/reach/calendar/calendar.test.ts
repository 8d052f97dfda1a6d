import { DAY, HOUR, MINUTE, UNDO_LIFETIME, USUAL_AVAILABILITY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { calendarAddresses } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let tutor: TestStudent;
let buyer: TestStudent;
let two: TestStudent;
let hiveId: string;
let logged = '';
const log = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
beforeAll(async () => {
  campus = await openTestCampus({ LOG_LEVEL: 'debug' }, log, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  tutor = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
  two = await campus.student('Esi Ofori');
  const { data } = await tutor.client.category.create({
    category: 'academia',
    title: 'Calculus',
    description: 'One to one',
    price: 40,
    duration: 60,
    location: 'Balme Library',
  });
  hiveId = data.id;
  await tutor.client.availability.set({ id: hiveId, weekly: [...USUAL_AVAILABILITY.weekly] });
});
afterAll(() => campus.close());

/** Returns a time some days from now, within the usual hours. */
const at = (days: number, time = '15:00') =>
  `${new Date(campus.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`;
const stamp = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '');
async function pay(student: TestStudent, startsAt: string, seriesId?: string): Promise<string> {
  const payment = (await student.client.payments.initialize({ hiveId, startsAt, hours: 1, seriesId })).data;
  await sales.checkout(payment.accessCode);
  await student.client.payments.verify({ reference: payment.reference });
  return payment.paymentId;
}
const newEvent = async () =>
  (
    await tutor.client.category.create({
      category: 'buzz',
      title: 'Hall Week Jams',
      description: 'Call me on 024 000 0000',
      eventDate: at(10),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
    })
  ).data.id;

const addressOf = async (student: TestStudent) =>
  new URL((await student.client.calendar.create({})).data.url);
const get = (address: URL, headers: Record<string, string> = {}) =>
  fetch(`${campus.url}${address.pathname}`, { headers });
type Entry = Readonly<Record<string, string>>;
/** The entries of a calendar, each with what its lines say. */
async function read(address: URL): Promise<Entry[]> {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  const [, ...entries] = (await answer.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return entries.map((entry) =>
    Object.fromEntries(
      entry.split('\r\n').map((line) => [line.split(/[:;]/)[0], line.replace(/^[^:]*:/, '')]),
    ),
  );
}
const titlesOf = async (address: URL) => (await read(address)).map(({ SUMMARY }) => SUMMARY);

describe('a subscribed calendar', () => {
  it('shows a lesson to student and tutor, keeps its entry when it moves, and drops it when it is cancelled', async () => {
    const [ofStudent, ofTutor] = [await addressOf(buyer), await addressOf(tutor)];
    expect(await read(ofStudent)).toEqual([]);
    const id = await pay(buyer, at(7));
    const [before] = await read(ofStudent);
    expect(before).toMatchObject({
      SUMMARY: 'Calculus · Akosua',
      LOCATION: String.raw`Balme Library\, UG`,
      DTSTART: stamp(at(7)),
      DTEND: stamp(at(7, '16:00')),
      STATUS: 'CONFIRMED',
    });
    expect(await titlesOf(ofTutor)).toEqual(['Calculus · Kwame']);
    campus.clock.advance(MINUTE);
    await buyer.client.bookings.move({ id, startsAt: at(8) });
    for (const address of [ofStudent, ofTutor]) {
      const [after, ...others] = await read(address);
      expect(others).toEqual([]);
      expect(after).toMatchObject({ UID: before?.['UID'], DTSTART: stamp(at(8)) });
      expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
    }
    await buyer.client.payments.cancel({ id });
    for (const address of [ofStudent, ofTutor]) expect(await read(address)).toEqual([]);
  });

  it('omits data of other students and unpaid lessons, and shows only titles and first names', async () => {
    await pay(buyer, at(7));
    await two.client.payments.initialize({ hiveId, startsAt: at(9), hours: 1 });
    expect(await read(await addressOf(two))).toEqual([]);
    const event = await newEvent();
    await buyer.client.events.join({ id: event });
    const entries = await read(await addressOf(buyer));
    expect(entries.map(({ SUMMARY }) => SUMMARY).toSorted()).toEqual(['Calculus · Akosua', 'Hall Week Jams']);
    for (const entry of entries) expect(entry).not.toHaveProperty('DESCRIPTION');
    expect(JSON.stringify(entries)).not.toMatch(/Mensah|Boateng|@st\.|024 000|One to one/);
  });

  it('shows each week of a series as one entry, which is tentative until it is paid', async () => {
    const times = [at(2), at(9), at(16)];
    const { id } = (await buyer.client.series.create({ id: hiveId, times, hours: 1 })).data;
    const address = await addressOf(buyer);
    expect(await read(address)).toEqual([]);
    await pay(buyer, at(2), id);
    const shown = async () => (await read(address)).map((entry) => [entry['UID'], entry['STATUS']]);
    const uid = (number: number) => `${id}-${number}@campushive`;
    expect(await shown()).toEqual([
      [uid(1), 'CONFIRMED'],
      [uid(2), 'TENTATIVE'],
      [uid(3), 'TENTATIVE'],
    ]);
    await buyer.client.series.skip({ id, number: 3 });
    await pay(buyer, at(9), id);
    expect(await shown()).toEqual([
      [uid(1), 'CONFIRMED'],
      [uid(2), 'CONFIRMED'],
    ]);
  });

  it('shows a meet-up after both sides agreed, at the agreed time and place', async () => {
    const { paymentId: id } = await sales.held(tutor, buyer, 100);
    const address = await addressOf(buyer);
    const agree = async (startsAt: string) => {
      const proposed = (await buyer.client.meetups.propose({ id, spotId: 'ug/night-market', startsAt })).data;
      expect(await read(address)).toEqual([]);
      await tutor.client.meetups.accept({ id, meetupId: proposed.meetup?.id ?? '' });
      return (await read(address))[0];
    };
    const first = await agree(at(2));
    expect(first).toMatchObject({ SUMMARY: 'HP EliteBook · Akosua', DTSTART: stamp(at(2)) });
    expect(first?.['LOCATION']).toMatch(/Night Market/);
    expect(await agree(at(3))).toMatchObject({ UID: first?.['UID'], DTSTART: stamp(at(3)) });
    await tutor.client.users.block({ id: buyer.id });
    expect(await titlesOf(address)).toEqual(['HP EliteBook · Akosua']);
  });

  it('shows an event while the student attends and the event is not deleted', async () => {
    const event = await newEvent();
    const address = await addressOf(buyer);
    await buyer.client.events.join({ id: event });
    expect(await read(address)).toMatchObject([{ UID: `${event}@campushive`, SUMMARY: 'Hall Week Jams' }]);
    campus.clock.advance(MINUTE);
    await tutor.client.hives.update({ id: event, eventDate: at(11, '18:00') });
    expect(await read(address)).toMatchObject([
      { UID: `${event}@campushive`, DTSTART: stamp(at(11, '18:00')) },
    ]);
    await buyer.client.events.leave({ id: event });
    expect(await read(address)).toEqual([]);
    await buyer.client.events.join({ id: event });
    await tutor.client.hives.remove({ id: event });
    campus.clock.advance(UNDO_LIFETIME);
    expect(await read(address)).toEqual([]);
  });

  it('includes the last thirty days', async () => {
    await pay(buyer, at(2));
    const address = await addressOf(buyer);
    campus.clock.advance(31 * DAY);
    expect(await read(address)).toHaveLength(1);
    campus.clock.advance(2 * DAY);
    expect(await read(address)).toEqual([]);
  });

  it('answers 304 when the client has the current version', async () => {
    await pay(buyer, at(7));
    const address = await addressOf(buyer);
    const answer = await get(address);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
    campus.clock.advance(HOUR);
    const cached = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await get(address, cached)).status).toBe(304);
  });
});

describe('the address of a calendar', () => {
  it('stops working at once when it is replaced or removed', async () => {
    const first = await addressOf(buyer);
    const second = await addressOf(buyer);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    await buyer.client.calendar.remove({});
    expect((await get(second)).status).toBe(404);
  });

  it('appears neither in the database nor in the logs', async () => {
    const address = await addressOf(buyer);
    const key = /[\w-]{43}/.exec(address.pathname)?.[0] ?? '';
    expect((await get(address)).status).toBe(200);
    await fetch(`${campus.url}/api/calendar/${key}`);
    await fetch(`${campus.url}/api//calendar//${key}.ics`);
    const { db } = campus.app.platform;
    const [row] = await db.select().from(calendarAddresses).where(eq(calendarAddresses.userId, buyer.id));
    expect(JSON.stringify(row)).not.toContain(key);
    expect(logged).toContain('/api/calendar/…');
    expect(logged).not.toContain(key);
  });

  it('returns 404 for a guessed key', async () => {
    for (const path of ['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '%00.ics', '.ics'])
      expect((await get(new URL(`https://x/api/calendar/${path}`))).status, path).toBe(404);
  });

  it('is closed while its student is suspended, and removed with the account', async () => {
    const moderator = await staff(campus, 'Ama Decider');
    const address = await addressOf(buyer);
    const act = (action: string) =>
      campus.request('PUT', `/moderation/users/${buyer.id}`, {
        token: moderator.token,
        body: { action, reason: 'Asked for money first' },
      });
    await act('suspend');
    expect((await get(address)).status).toBe(404);
    await act('reinstate');
    expect((await get(address)).status).toBe(200);
    const other = await addressOf(two);
    await two.client.users.deleteAccount({ password: two.password });
    expect((await get(other)).status).toBe(404);
  });
});

import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { DAY, HOUR, MAX_ADMISSIONS, MINUTE, type AdmissionAnswer, type DoorList } from '@campushive/contract';
import { readTicket, ticketCommitment } from '@campushive/contract/rules/ticket-format';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { tickets } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let organiser: TestStudent;
let guest: TestStudent;
let stranger: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  organiser = await campus.student('Ama Organiser');
  guest = await campus.student('Kofi Guest');
  stranger = await campus.student('Esi Stranger');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const at = (milliseconds: number) => new Date(campus.clock.now().getTime() + milliseconds).toISOString();
const newEvent = async (change: object = {}): Promise<string> =>
  (
    await call('POST', '/buzz', organiser, {
      title: 'Hall Week Jams',
      description: 'Music and food',
      eventDate: at(2 * HOUR),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'free',
      ...change,
    })
  ).body.data.id;
const join = async (id: string, student = guest): Promise<{ code: string; checkInUrl: string }> =>
  (await call('PUT', `/hives/${id}/rsvp`, student)).body.data.mine;
const doorOf = async (id: string, student = organiser): Promise<DoorList> =>
  (await call('GET', `/hives/${id}/door`, student)).body.data;
const admission = (code: string, admittedAt = at(0), id = randomUUID()) => ({ id, code, admittedAt });
const bring = (id: string, admissions: object[], student: TestStudent | null = organiser) =>
  call('POST', `/hives/${id}/admissions`, student, { admissions });
const answers = async (id: string, ...admissions: object[]): Promise<AdmissionAnswer[]> =>
  (await bring(id, admissions)).body.data;
const entries = (id: string) =>
  campus.app.platform.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.listingId, id), eq(tickets.status, 'going')));

describe('the ticket list for offline check-in', () => {
  it('recognises typed codes and signed QR codes without containing a code', async () => {
    const id = await newEvent();
    const { code, checkInUrl } = await join(id);
    const door = await doorOf(id);
    expect(door).toMatchObject({ eventId: id, title: 'Hall Week Jams', cancelled: false, complete: true });
    expect(door.tickets).toEqual([
      {
        ticketId: expect.any(String),
        commitment: await ticketCommitment(id, code),
        state: 'going',
        name: 'Kofi Guest',
        kindId: null,
        number: 1,
        of: 1,
        checkedInAt: null,
      },
    ]);
    expect(JSON.stringify(door)).not.toContain(code);
    const read = readTicket(checkInUrl);
    expect(read?.ticket).toMatchObject({ eventId: id, code, holderId: guest.id, holderName: 'Kofi Guest' });
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: door.keys[0] ?? '' },
      format: 'jwk',
    });
    const { body, signature } = read ?? { body: new Uint8Array(), signature: new Uint8Array() };
    expect(verify(null, body, key, signature)).toBe(true);
    body[0] = (body[0] ?? 0) ^ 1;
    expect(verify(null, body, key, signature)).toBe(false);
  });

  it('is signed with another key than release vouchers', async () => {
    const vouchers = (await call('GET', '/handovers', organiser)).body.data.keys;
    expect((await doorOf(await newEvent())).keys).not.toEqual(vouchers);
  });

  it('shows checked-in tickets and marks cancelled tickets as void', async () => {
    const id = await newEvent();
    const [{ code }, left] = [await join(id), await join(id, stranger)];
    await call('DELETE', `/hives/${id}/rsvp`, stranger);
    await call('POST', `/hives/${id}/check-in`, organiser, { code });
    const { tickets: listed } = await doorOf(id);
    expect(listed).toMatchObject([
      { state: 'going', checkedInAt: expect.any(String) },
      { state: 'void', name: null, commitment: await ticketCommitment(id, left.code) },
    ]);
  });

  it('is readable by the organiser only', async () => {
    const id = await newEvent();
    const { code } = await join(id);
    for (const student of [guest, stranger]) {
      expect((await call('GET', `/hives/${id}/door`, student)).body.code).toBe('forbidden');
      expect((await bring(id, [admission(code)], student)).body.code).toBe('forbidden');
    }
    expect((await call('GET', `/hives/${id}/door`, null)).status).toBe(401);
    expect((await bring(id, [admission(code)], null)).status).toBe(401);
    expect((await entries(id)).map((one) => one.checkedInAt)).toEqual([null]);
    await call('DELETE', `/hives/${id}`, organiser);
    expect((await call('GET', `/hives/${id}/door`, stranger)).status).toBe(404);
    expect((await bring(id, [admission(code)], stranger)).status).toBe(404);
  });
});

describe('an offline admission', () => {
  it('sets one check-in time when it is sent repeatedly, by address or by code', async () => {
    const id = await newEvent();
    const { checkInUrl } = await join(id);
    const said = admission(checkInUrl, at(-2 * MINUTE));
    campus.clock.advance(HOUR);
    const first = { admissionId: said.id, status: 'admitted', reason: null };
    const [answer] = await answers(id, said);
    expect(answer).toMatchObject(first);
    // Not before the ticket was made.
    const [entry] = await entries(id);
    expect(answer?.checkedInAt).toBe(entry?.createdAt.toISOString());
    campus.clock.advance(MINUTE);
    expect(await answers(id, said, said)).toEqual([answer, answer]);
  });

  it('is accepted once when two phones report the same ticket, whatever their clocks say', async () => {
    const id = await newEvent();
    const { code } = await join(id);
    campus.clock.advance(HOUR);
    const [mine, theirs] = [admission(code, at(-10 * MINUTE)), admission(code, at(-20 * MINUTE))];
    const [bothMine, bothTheirs] = await Promise.all([answers(id, mine), answers(id, theirs)]);
    const all = [...bothMine, ...bothTheirs];
    const [entry] = await entries(id);
    expect(all.filter(({ status }) => status === 'admitted')).toHaveLength(1);
    expect(all.find(({ status }) => status === 'refused')).toMatchObject({
      reason: 'ticket_used',
      checkedInAt: entry?.checkedInAt?.toISOString(),
    });
    // A repetition gets the same answers, in any order.
    expect([...(await answers(id, mine)), ...(await answers(id, theirs))]).toEqual(all);
  });

  it('repeats the result of an online check-in that has the same admission id', async () => {
    const id = await newEvent();
    const { code } = await join(id);
    const said = admission(code);
    const checkIn = (admissionId?: string) =>
      call('POST', `/hives/${id}/check-in`, organiser, { code, admissionId });
    const { body } = await checkIn(said.id);
    expect((await checkIn(said.id)).body.data).toEqual(body.data);
    expect(await answers(id, said)).toMatchObject([
      { status: 'admitted', checkedInAt: body.data.checkedInAt },
    ]);
    expect((await checkIn()).body.code).toBe('ticket_used');
    expect((await checkIn(randomUUID())).body.code).toBe('ticket_used');
  });

  it('is refused with a reason, without blocking the other admissions of the request', async () => {
    const [id, other] = [await newEvent(), await newEvent()];
    const [{ code }, foreign, left] = [await join(id), await join(other), await join(id, stranger)];
    await call('DELETE', `/hives/${id}/rsvp`, stranger);
    const said = [admission('AAAABBBBCCCC'), admission(foreign.code), admission(left.code), admission(code)];
    expect((await answers(id, ...said)).map(({ status, reason }) => reason ?? status)).toEqual([
      'ticket_unknown',
      'ticket_unknown',
      'ticket_void',
      'admitted',
    ]);
  });

  it('is refused before the door opens, in an admission as in an online check-in', async () => {
    const eventDate = at(4 * HOUR);
    const id = await newEvent({ eventDate });
    const { code } = await join(id);
    const opens = new Date(Date.parse(eventDate) - 3 * HOUR).toISOString();
    expect(await doorOf(id)).toMatchObject({ opens });
    const early = admission(code);
    expect(await answers(id, early)).toMatchObject([{ reason: 'door_not_open', checkedInAt: null }]);
    expect(await call('POST', `/hives/${id}/check-in`, organiser, { code })).toMatchObject({
      status: 409,
      body: {
        code: 'door_not_open',
        message: expect.stringMatching(/^The door opens at .*\d/),
        fieldErrors: { code: { code: 'door_not_open', params: { opens } } },
      },
    });
    campus.clock.advance(HOUR);
    // Let in too early, and only sent now.
    expect(await answers(id, early)).toMatchObject([{ reason: 'door_not_open' }]);
    expect(await answers(id, admission(code))).toMatchObject([{ status: 'admitted' }]);
  });

  it('is refused before the door opens for a helper too', async () => {
    const id = await newEvent({ eventDate: at(4 * HOUR) });
    const { code } = await join(id);
    await call('PUT', `/hives/${id}/door-helpers/${stranger.id}`, organiser);
    const checkIn = () => call('POST', `/hives/${id}/check-in`, stranger, { code });
    expect((await checkIn()).body.code).toBe('door_not_open');
    campus.clock.advance(HOUR);
    expect((await checkIn()).status).toBe(200);
  });

  it('is refused when the event is cancelled or over for more than a day', async () => {
    const [cancelled, over] = [await newEvent(), await newEvent({ eventDate: at(DAY) })];
    const [removed, late] = [await join(cancelled), await join(over)];
    await call('DELETE', `/hives/${cancelled}`, organiser);
    expect(await answers(cancelled, admission(removed.code))).toMatchObject([{ reason: 'event_cancelled' }]);
    expect(await doorOf(cancelled)).toMatchObject({ cancelled: true });
    // The phone claims that it was in time; the server's time decides.
    const said = admission(late.code, at(DAY));
    // An unused session would end in between.
    for (const hours of [20, 20, 9]) {
      campus.clock.advance(hours * HOUR);
      await doorOf(over);
    }
    expect(await answers(over, said)).toMatchObject([{ reason: 'event_over', checkedInAt: null }]);
    const checkIn = await call('POST', `/hives/${over}/check-in`, organiser, { code: late.code });
    expect(checkIn.body.code).toBe('listing_unavailable');
    expect((await entries(over)).map((one) => one.checkedInAt)).toEqual([null]);
  });

  it('releases the money once when the last ticket of an order is admitted and the event has started', async () => {
    const buyer = await campus.student('Yaw Buyer');
    const id = await newEvent({
      price: 50,
      admission: 'paid',
      eventDate: at(HOUR),
      eventEndDate: at(5 * HOUR),
    });
    const payment = (await call('POST', `/payments/initialize/${id}`, buyer, { quantity: 2 })).body.data;
    await campus.app.server.inject({
      method: 'POST',
      url: `/dev/paystack/checkout/${payment.accessCode}`,
      payload: { outcome: 'success', channel: 'mobile_money' },
    });
    await call('GET', `/payments/verify/${payment.reference}`, buyer);
    const { myTickets } = (await call('GET', `/hives/${id}/rsvp`, buyer)).body.data;
    const said = myTickets.map((myTicket: { code: string }) => admission(myTicket.code));
    const statusOf = async () =>
      (await call('GET', `/payments/${payment.paymentId}`, buyer)).body.data.orderStatus;
    await answers(id, said[0]);
    expect(await statusOf()).toBe('held');
    await answers(id, ...said, ...said);
    await campus.app.platform.outbox.flush();
    await campus.app.platform.jobs.runNow('payments.release-scanned', {});
    // The event has not started.
    expect(await statusOf()).toBe('held');
    campus.clock.advance(HOUR);
    await campus.app.platform.jobs.runNow('payments.release-scanned', {});
    await expect.poll(statusOf, { timeout: 20_000 }).toBe('released');
  });

  it('is limited to a number per request', async () => {
    const id = await newEvent();
    const said = (count: number) => Array.from({ length: count }, () => admission('AAAABBBBCCCC'));
    expect((await bring(id, said(0))).status).toBe(422);
    expect((await bring(id, said(MAX_ADMISSIONS + 1))).status).toBe(422);
    expect((await bring(id, said(MAX_ADMISSIONS))).body.data).toHaveLength(MAX_ADMISSIONS);
  });
});

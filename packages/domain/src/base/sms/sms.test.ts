import { DAY, HOUR, SECOND, SMS_A_DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, it, vi, type MockInstance } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { readZip } from '../../../../../apps/api/test/zip.js';
import { provenNumber } from '../../../../../apps/api/test/bad-input/text-messages.js';
import { actAs } from '../../platform/acting.js';
import { smsMessages, smsNumbers } from '../../platform/database/schema/index.js';
import type { Sms, SmsOutcome } from '../../platform/ports/sms.js';
import { createNotificationsModule } from '../notifications/notifications.js';
import { queueNews } from './queue-news.js';

const INBOUND = 's'.repeat(32);
const ACCEPTED: SmsOutcome = { kind: 'accepted' };

let campus: TestCampus;
let log = '';
let serial = 0;
const phones: string[] = [];
let sent: Sms[];
/** Answers of the gateway, in their order; then it accepts. */
let answers: SmsOutcome[];
let spy: MockInstance;

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  campus = await openTestCampus(
    { SMS_INBOUND_SECRET: INBOUND, SMS_PRICE_MINOR: '4', SMS_DAILY_LIMIT: '40', LOG_LEVEL: 'debug' },
    sink,
    { processes: 1 },
  );
  sent = [];
  answers = [];
  const { sms } = campus.app.platform;
  if (sms === undefined) throw new Error('Development has an inbox');
  spy = vi.spyOn(sms.gateway, 'send').mockImplementation(async (message) => {
    sent.push(message);
    return answers.shift() ?? ACCEPTED;
  });
});
afterEach(() => {
  sent = [];
  answers = [];
});
afterAll(async () => {
  spy.mockRestore();
  await campus.close();
});

/** Creates a student with a proven number. */
async function withNumber(): Promise<TestStudent & { readonly phone: string }> {
  const student = await campus.student(`Ama Number ${(serial += 1)}`);
  const world = { campus, me: student } as Parameters<typeof provenNumber>[0];
  const phone = await provenNumber(world);
  phones.push(phone);
  return { ...student, phone };
}

/** Stores the notification of a payout, which is also sent as a text message. */
async function payOut({ id: userId }: TestStudent): Promise<void> {
  const { platform } = campus.app;
  const values = { account: '055 ••• 4987', amountMinor: 12_050 };
  await actAs(undefined, () =>
    platform.db.transaction((tx) =>
      createNotificationsModule(platform).notify(tx, {
        ...{ userId, type: 'payment', kind: 'payout_paid', values, subject: null },
      }),
    ),
  );
  await platform.outbox.flush();
}
const rowsOf = (userId: string) =>
  campus.app.platform.db.select().from(smsMessages).where(eq(smsMessages.userId, userId));
const stateOf = async (userId: string) => (await rowsOf(userId)).map(({ state }) => state);
const settled = (userId: string, ...states: string[]) =>
  vi.waitFor(async () => expect(await stateOf(userId)).toEqual(states), 60_000);

it('sends a message once, and stores neither number nor text', async () => {
  const ama = await withNumber();
  await payOut(ama);
  await settled(ama.id, 'sent');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: `233${ama.phone.slice(1)}` });
  const [row] = await rowsOf(ama.id);
  expect(row).toMatchObject({ kind: 'payout', segments: 1, costMinor: 4 });
  expect(JSON.stringify(row)).not.toContain(ama.phone.slice(-7));
});

it('queues a repeated event once', async () => {
  const esi = await withNumber();
  await payOut(esi);
  await settled(esi.id, 'sent');
  const [row] = await rowsOf(esi.id);
  const { platform } = campus.app;
  const stored = { userId: esi.id, kind: 'payout_paid', subject: null } as Parameters<typeof queueNews>[2];
  const context = { ...platform, orderOf: async () => undefined };
  await queueNews(context, row?.notificationId ?? '', stored);
  expect(await stateOf(esi.id)).toEqual(['sent']);
});

it('retries with the same id while the gateway is unreachable', async () => {
  const yaw = await withNumber();
  answers = [
    { kind: 'unreachable', unanswered: false },
    { kind: 'unreachable', unanswered: false },
    { kind: 'unreachable', unanswered: true },
  ];
  await payOut(yaw);
  const { jobs } = campus.app.platform;
  await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
  const [row] = await rowsOf(yaw.id);
  for (let tries = 0; tries < 2; tries += 1)
    await expect(jobs.runNow('sms.send', { messageId: row?.id ?? '' })).rejects.toThrow('unreachable');
  await jobs.runNow('sms.send', { messageId: row?.id ?? '' });
  await settled(yaw.id, 'sent');
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  // The job of the queue finds nothing more to do.
  await jobs.runNow('sms.send', { messageId: row?.id ?? '' });
  expect(sent).toHaveLength(4);
});

it('gives up after two attempts without an answer, because the gateway may have taken them', async () => {
  const kofi = await withNumber();
  answers = [
    { kind: 'unreachable', unanswered: true },
    { kind: 'unreachable', unanswered: true },
  ];
  await payOut(kofi);
  await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
  const [row] = await rowsOf(kofi.id);
  await campus.app.platform.jobs.runNow('sms.send', { messageId: row?.id ?? '' });
  await settled(kofi.id, 'failed');
  expect(sent).toHaveLength(2);
});

it('stores the reason of a refusal, and does not retry', async () => {
  const abena = await withNumber();
  answers = [{ kind: 'refused', reason: 'credit' }];
  await payOut(abena);
  await settled(abena.id, 'refused');
  expect((await rowsOf(abena.id))[0]).toMatchObject({ reason: 'credit', segments: 0, costMinor: null });
  expect(sent).toHaveLength(1);
});

it('drops a message to a removed number, and one that is too late', async () => {
  const adwoa = await withNumber();
  answers = [{ kind: 'unreachable', unanswered: false }];
  await payOut(adwoa);
  await vi.waitFor(() => expect(sent).toHaveLength(1), 60_000);
  await adwoa.client.sms.removeNumber({});
  await settled(adwoa.id, 'dropped');
  const efua = await withNumber();
  answers = [{ kind: 'unreachable', unanswered: false }];
  await payOut(efua);
  await vi.waitFor(() => expect(sent).toHaveLength(2), 60_000);
  const { db, clock, jobs } = campus.app.platform;
  const past = new Date(clock.now().getTime() - SECOND);
  await db.update(smsMessages).set({ expiresAt: past }).where(eq(smsMessages.userId, efua.id));
  await jobs.runNow('sms.sweep', {});
  expect(await stateOf(efua.id)).toEqual(['failed']);
});

it('holds back more than ten messages a day to one student', async () => {
  const kwame = await withNumber();
  for (let messages = 0; messages < SMS_A_DAY + 2; messages += 1) await payOut(kwame);
  await vi.waitFor(async () => {
    const states = await stateOf(kwame.id);
    expect(states.filter((state) => state === 'sent')).toHaveLength(SMS_A_DAY);
    expect(states.filter((state) => state === 'held_back')).toHaveLength(2);
  }, 60_000);
});

const answer = (headers: Record<string, string>, body: string) =>
  fetch(`${campus.url}/api/sms/inbound`, { method: 'POST', headers, body });
const json = (secret: string) => ({ authorization: `Bearer ${secret}`, 'content-type': 'application/json' });

it('switches off the number that replies with a stop word, in any notation', async () => {
  const ama = await withNumber();
  const from = `233${ama.phone.slice(1)}`;
  expect((await answer(json('x'.repeat(32)), JSON.stringify({ from, text: 'STOP' }))).status).toBe(401);
  expect((await answer(json(INBOUND), JSON.stringify({ from, text: 'Thank you' }))).status).toBe(200);
  expect((await ama.client.sms.get({})).data.number?.isOn).toBe(true);
  const basic = `Basic ${btoa(`gateway:${INBOUND}`)}`;
  const form = { authorization: basic, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ from: `+${from}`, text: ' arrêt, svp' }).toString();
  expect((await answer(form, body)).status).toBe(200);
  const { number } = (await ama.client.sms.get({})).data;
  expect(number).toMatchObject({ isProven: true, isOn: false });
  expect(number?.stoppedAt).not.toBeNull();
  await payOut(ama);
  expect(await stateOf(ama.id)).toEqual([]);
  // STOP also holds for another account with this number.
  const other = await campus.student('Yaw Elsewhere');
  const set = await campus.request('PUT', '/text-messages/number', {
    token: other.token,
    body: { phone: ama.phone },
  });
  expect(set.body.fieldErrors).toEqual({ phone: { code: 'phone_stopped' } });
  expect((await ama.client.sms.change({ isOn: true })).data.number).toMatchObject({
    isOn: true,
    stoppedAt: null,
  });
});

it('ignores replies of unknown numbers, and bodies that it cannot parse', async () => {
  const from = '233249999999';
  expect((await answer(json(INBOUND), JSON.stringify({ from, text: 'STOP' }))).status).toBe(200);
  expect((await answer(json(INBOUND), 'no JSON')).status).toBe(200);
  expect((await answer(json(INBOUND), JSON.stringify({ from: 'CampusHive', text: 'STOP' }))).status).toBe(
    200,
  );
});

it('holds back messages over the daily limit of the campus, and shows both in the figures', async () => {
  const admin = await campus.student('Nana Admin', undefined, 'admin');
  for (let students = 0; students < 5; students += 1) {
    const student = await withNumber();
    for (let messages = 0; messages < SMS_A_DAY; messages += 1) await payOut(student);
  }
  await vi.waitFor(async () => {
    const { data } = await admin.client.sms.figures({});
    expect(data).toMatchObject({ usedToday: 40, dailyLimit: 40 });
    expect(data.today.heldBack).toBeGreaterThan(10);
    expect(data.today.cost).toBeCloseTo(data.today.segments * 0.04);
  }, 60_000);
});

it('erases number and messages with the account, and exports both before', async () => {
  const ama = await withNumber();
  const { db } = campus.app.platform;
  const headers = { authorization: `Bearer ${ama.token}`, ...(await campus.proof(ama.token)) };
  const archive = await fetch(`${campus.url}/api/users/me/export`, { headers });
  const files = await readZip(Buffer.from(await archive.arrayBuffer()));
  const [number] = JSON.parse(files.get('sms-numbers.json')?.toString() ?? '[]') as object[];
  expect(number).toMatchObject({ phone: ama.phone, isOn: true });
  for (const secret of ['codeSeed', 'sealedPhone', 'phoneHash']) expect(number).not.toHaveProperty(secret);
  await ama.client.users.deleteAccount({ password: ama.password });
  expect(await db.select().from(smsNumbers).where(eq(smsNumbers.userId, ama.id))).toEqual([]);
  expect(await rowsOf(ama.id)).toEqual([]);
});

it('deletes rows after a month', async () => {
  campus.clock.advance(32 * DAY + HOUR);
  const { db, jobs } = campus.app.platform;
  await jobs.runNow('sms.sweep', {});
  expect(await db.select().from(smsMessages)).toEqual([]);
});

it('logs neither numbers nor texts', () => {
  expect(log).toContain('text message refused by the gateway');
  expect(phones.length).toBeGreaterThan(5);
  for (const phone of phones) expect(log).not.toContain(phone.slice(1));
  expect(log).not.toContain('we sent');
  expect(log).not.toContain(INBOUND);
});

import { CLAIM_LIFETIME, DAY, HOUR, type ApiError } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { readOrder } from '../../../../../apps/api/src/commands/admin-order.js';
import { carryOut } from '../../../../../apps/api/src/commands/admin-work.js';
import { importClaims, smsMessages } from '../../platform/database/schema/index.js';

const INBOUND = 's'.repeat(32);
const DAILY_LIMIT = 12;
const HEADER = 'email,phone,hive,title,price,condition,pickupLocation,description';

let campus: TestCampus;
let folder: string;
let serial = 0;
beforeAll(async () => {
  const settings = {
    SMS_INBOUND_SECRET: INBOUND,
    SMS_PRICE_MINOR: '4',
    SMS_DAILY_LIMIT: String(DAILY_LIMIT),
  };
  campus = await openTestCampus(settings, undefined, { processes: 1 });
  folder = await mkdtemp(join(tmpdir(), 'import-by-text-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await campus.close();
});

const newEmail = () => `texted-${(serial += 1)}@st.ug.edu.gh`;
const newPhone = () => `024700${String((serial += 1)).padStart(4, '0')}`;
const lineOf = (email: string, phone: string, title = 'Lamp') =>
  [email, phone, 'essentials', title, '80', 'good', 'Volta Hall', 'Bright'].join(',');
const admin = async (...typed: string[]) =>
  (await carryOut(campus.app.platform, readOrder(typed))).join('\n');
async function runImport(lines: readonly string[], ...options: string[]): Promise<string> {
  const table = join(folder, 'table.csv');
  await writeFile(table, [HEADER, ...lines].join('\n'));
  return admin('import', table, '--university', 'ug', ...options);
}
/** Sends the links that are due, and waits until the queue has sent their text messages. */
const send = async () => {
  const { db, jobs } = campus.app.platform;
  await jobs.runNow('imports.mail', {});
  await vi.waitFor(async () => {
    const queued = await db.select().from(smsMessages).where(eq(smsMessages.state, 'queued'));
    expect(queued).toEqual([]);
  }, 60_000);
};
const textsTo = async (phone: string) =>
  (await campus.app.platform.smsInbox?.read(`233${phone.slice(1)}`)) ?? [];
const mailsTo = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];
const tokenIn = (text = '') => /claim\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const tokenTo = async (phone: string) => tokenIn((await textsTo(phone))[0]?.text);
const get = async (token: string, student?: TestStudent) =>
  (await (student?.client ?? campus.client()).claims.get({ token })).data;
const accept = async (token: string, student: TestStudent) =>
  (await student.client.claims.accept({ token })).data;
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const stop = (phone: string) =>
  fetch(`${campus.url}/api/sms/inbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${INBOUND}` },
    body: JSON.stringify({ from: `233${phone.slice(1)}`, text: 'STOP' }),
  });

describe('a row with a phone number and no address', () => {
  it('sends the link by text message, once, with its costs and without a trace of number and text', async () => {
    const phone = newPhone();
    const spaced = `+233 ${phone.slice(1)}`;
    const report = await runImport([lineOf('', spaced), lineOf('', phone.slice(1), 'Fan')]);
    expect(report).toContain(': listings 2, sellers 1.');
    await send();
    await send();
    const texts = await textsTo(phone);
    expect(texts.map(({ text }) => text.replace(/token=\S+/, 'token=x'))).toEqual([
      expect.stringMatching(
        /^CampusHive: your 2 listings are ready to publish\. http:\S+\/claim\?token=x .*STOP/,
      ),
    ]);
    const stored = await campus.app.platform.db.select().from(smsMessages);
    expect(stored.at(-1)).toMatchObject({
      ...{ kind: 'claim', state: 'sent', userId: null, sealedPhone: null, sealedText: null },
      ...{ segments: 1, costMinor: 4 },
    });
  });

  it('belongs to the first student of the university who publishes', async () => {
    const phone = newPhone();
    await runImport([lineOf('', phone)]);
    await send();
    const token = await tokenTo(phone);
    expect(await get(token)).toMatchObject({ sentTo: 'phone', isYours: null, listings: [{ title: 'Lamp' }] });
    expect((await get(token)).address).not.toContain(phone);
    const elsewhere = await campus.student('Kojo Kumasi', `kojo-${(serial += 1)}@st.knust.edu.gh`);
    expect(await get(token, elsewhere)).toMatchObject({ isYours: false, listings: [] });
    expect(await codeOf(accept(token, elsewhere))).toBe('forbidden');
    const [seller, other] = [
      await campus.student('Adwoa Seller', newEmail()),
      await campus.student('Kofi Other', newEmail()),
    ];
    const both = await Promise.allSettled([accept(token, seller), accept(token, other)]);
    const published = both.map((one) => (one.status === 'fulfilled' ? one.value.publishedCount : 0));
    expect(published.toSorted()).toEqual([0, 1]);
    const loser = published[0] === 1 ? other : seller;
    expect(await codeOf(accept(token, loser))).toBe('forbidden');
  });

  it('expires as a mailed link does', async () => {
    const phone = newPhone();
    await runImport([lineOf('', phone)]);
    await send();
    const token = await tokenTo(phone);
    campus.clock.advance(CLAIM_LIFETIME);
    const seller = await campus.student('Adwoa Late', newEmail());
    expect(await get(token, seller)).toMatchObject({ state: 'expired', listings: [] });
    expect(await codeOf(accept(token, seller))).toBe('illegal_transition');
  });

  it('gets no further text message after the stop word', async () => {
    const phone = newPhone();
    await runImport([lineOf('', phone)]);
    await send();
    expect((await stop(phone)).status).toBe(200);
    expect(await runImport([lineOf('', phone)], '--remind')).toContain('who get a new link: 1.');
    await send();
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it('is refused with a number that is no mobile number', async () => {
    await expect(runImport([lineOf('', '12345')])).rejects.toThrow('Row 2, phone: "12345" is not a mobile');
    await expect(runImport([lineOf('', '')])).rejects.toThrow('Row 2, email: Required');
  });
});

describe('a row with an address and a phone number', () => {
  it('sends the link by text message, and only the account with the address may publish', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    await runImport([lineOf(email, phone)]);
    await send();
    expect(await mailsTo(email)).toEqual([]);
    const token = await tokenTo(phone);
    const other = await campus.student('Kofi Other', newEmail());
    expect(await get(token, other)).toMatchObject({ sentTo: 'email', isYours: false });
    const seller = await campus.student('Adwoa Seller', email);
    expect((await accept(token, seller)).publishedCount).toBe(1);
  });

  it('sends the link by mail when the phone has stopped text messages', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    await runImport([lineOf('', phone, 'Kettle')]);
    await send();
    await stop(phone);
    await runImport([lineOf(email, phone)]);
    await send();
    expect(await textsTo(phone)).toHaveLength(1);
    expect(tokenIn((await mailsTo(email))[0]?.text)).not.toBe('');
  });
});

it('sends no more text messages than the limit of a day, and the rest on the next one', async () => {
  campus.clock.advance(DAY);
  const phones = Array.from({ length: DAILY_LIMIT + 1 }, newPhone);
  await runImport(phones.map((phone) => lineOf('', phone)));
  await send();
  const count = async () => {
    const found = await Promise.all(phones.map(textsTo));
    return found.filter((texts) => texts.length > 0).length;
  };
  expect(await count()).toBe(DAILY_LIMIT);
  await send();
  expect(await count()).toBe(DAILY_LIMIT);
  campus.clock.advance(DAY + HOUR);
  await send();
  expect(await count()).toBe(DAILY_LIMIT + 1);
});

it('deletes a claim that an account took over, with the account', async () => {
  const phone = newPhone();
  campus.clock.advance(DAY);
  await runImport([lineOf('', phone)]);
  await send();
  const seller = await campus.student('Adwoa Leaver', newEmail());
  await accept(await tokenTo(phone), seller);
  const body = { password: seller.password };
  expect((await campus.request('DELETE', '/users/me', { token: seller.token, body })).status).toBe(200);
  const claims = await campus.app.platform.db.select().from(importClaims);
  expect(claims.filter(({ claimedBy }) => claimedBy === seller.id)).toEqual([]);
});

describe('the imports of the console', () => {
  it('shows the numbers of each import to admins only', async () => {
    campus.clock.advance(DAY);
    const [email, open] = [newEmail(), newEmail()];
    await runImport([lineOf(email, ''), lineOf(open, ''), lineOf(open, '', 'Fan')]);
    await send();
    const seller = await campus.student('Adwoa Seller', email);
    await accept(tokenIn((await mailsTo(email)).at(-1)?.text), seller);
    const admin = await campus.student('Efua Admin', newEmail(), 'admin');
    const { data, count } = await admin.client.claims.runs({});
    expect(count).toBe(data.length);
    expect(data[0]).toMatchObject({
      ...{ universityId: 'ug', revokedAt: null, sellerCount: 2, sentCount: 2 },
      ...{ claimedCount: 1, openCount: 2, expiredCount: 0 },
    });
    const moderator = await campus.student('Nana Moderator', newEmail(), 'moderator');
    for (const student of [seller, moderator]) {
      expect(await codeOf(student.client.claims.runs({}))).toBe('forbidden');
      const input = { id: data[0]?.id ?? '', reason: 'The wrong table' };
      expect(await codeOf(student.client.claims.revokeRun(input))).toBe('forbidden');
    }
  });

  it('ends the links of an import and records the admin with the reason', async () => {
    const email = newEmail();
    await runImport([lineOf(email, '')]);
    await send();
    const token = tokenIn((await mailsTo(email))[0]?.text);
    const admin = await campus.student('Efua Admin', newEmail(), 'admin');
    const [run] = (await admin.client.claims.runs({})).data;
    const id = run?.id ?? '';
    const reason = 'The wrong table';
    expect((await admin.client.claims.revokeRun({ id, reason })).data).toEqual({ deletedCount: 1 });
    expect(await get(token)).toMatchObject({ state: 'revoked', listings: [] });
    const [entry] = (await admin.client.moderation.audit({})).data;
    expect(entry).toMatchObject({ action: 'import.revoke', details: { drafts: 1, reason } });
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect(await codeOf(admin.client.claims.revokeRun({ id: unknown, reason }))).toBe('not_found');
  });
});

import { PARTNER_CALLS_A_MINUTE } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { LISTINGS } from '../../../../../apps/api/test/bad-input/ingredients.js';
import { auditEntries, partnerKeys } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let admin: TestStudent;
let seller: TestStudent;

/** A partner's server: its received requests, and its answer. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
const partner = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end();
  });
});

beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  await signIn();
  holdJobs();
  await new Promise<void>((done) => partner.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await campus.close();
  await new Promise((done) => partner.close(done));
});
beforeEach(async () => {
  for (const { id } of (await admin.client.webhooks.list({})).data)
    await admin.client.webhooks.remove({ id });
  received.length = 0;
  answer = { status: 204 };
});

let people = 0;
/** Creates new accounts, because sessions of earlier ones may have expired. */
async function signIn(): Promise<void> {
  people += 1;
  admin = await campus.student('Efua Admin', `admin${people}@st.ug.edu.gh`, 'admin');
  seller = await campus.student('Kofi Seller', `seller${people}@st.ug.edu.gh`);
}

/** Holds back the jobs of deliveries: the test sends them, and the queue would be as quick. */
const HELD: ReadonlySet<string> = new Set(['webhooks.deliver']);
function holdJobs() {
  const { jobs } = campus.app.platform;
  const queue = jobs.send.bind(jobs);
  return vi
    .spyOn(jobs, 'send')
    .mockImplementation((name, ...rest) => (HELD.has(name) ? Promise.resolve() : queue(name, ...rest)));
}

const read = (key: string, query = '') =>
  campus.request('GET', `/partner/listings${query}`, { headers: { authorization: `Bearer ${key}` } });
const newKey = async () => (await admin.client.partnerKeys.create({ name: 'Legon SRC' })).data;
const post = async (fields: object = LISTINGS.essentials, hiveType = 'essentials') => {
  const made = await campus.request('POST', '/hives', { token: seller.token, body: { hiveType, ...fields } });
  await settle();
  return made.body.data.id as string;
};
/** Delivers all events about listings to their listeners. */
const settle = () => campus.app.platform.outbox.flush();

describe('a partner key', () => {
  it('is shown once, stored as a hash, and reads the listings that visitors see', async () => {
    const id = await post();
    const made = await newKey();
    expect(made.key).toMatch(/^chp_[\w-]{43}$/);
    const stored = await campus.app.platform.db.select().from(partnerKeys).where(eq(partnerKeys.id, made.id));
    expect(JSON.stringify(stored)).not.toContain(made.key);
    const answered = await read(made.key, '?hiveType=essentials&limit=5');
    expect(answered.status).toBe(200);
    const visitors = await campus.client().hives.list({ hiveType: 'essentials', limit: 5 });
    expect(answered.body.data).toEqual(visitors.data);
    expect(answered.body.data[0]).toMatchObject({ id, postedBy: { name: null } });
    const [listed] = (await admin.client.partnerKeys.list({})).data;
    expect(listed).toMatchObject({ id: made.id, name: 'Legon SRC', hint: made.key.slice(0, 8) });
    expect(listed).not.toHaveProperty('key');
    expect(listed?.lastUsedAt).not.toBeNull();
  });

  it('opens no other call, and a session does not open the partner calls', async () => {
    const { key } = await newKey();
    for (const path of ['/auth/me', '/hives', '/moderation/partner-keys']) {
      const answered = await campus.request('GET', path, { headers: { authorization: `Bearer ${key}` } });
      expect(answered.status, path).toBe(401);
    }
    for (const wrong of [admin.token, 'chp_short', `${key}x`, key.toUpperCase()]) {
      expect((await read(wrong)).body.code).toBe('unauthenticated');
    }
    expect((await campus.request('GET', '/partner/listings')).body.code).toBe('unauthenticated');
  });

  it('is refused as soon as it is revoked', async () => {
    const { id, key } = await newKey();
    await admin.client.partnerKeys.revoke({ id });
    expect((await read(key)).body.code).toBe('unauthenticated');
    expect((await admin.client.partnerKeys.list({})).data.map((one) => one.id)).not.toContain(id);
    await expect(admin.client.partnerKeys.revoke({ id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('has a separate rate limit', async () => {
    const { key } = await newKey();
    const other = await newKey();
    for (let n = 0; n < PARTNER_CALLS_A_MINUTE; n += 1)
      expect((await read(key, '?limit=1')).status).toBe(200);
    const over = await read(key);
    expect(over.body.code).toBe('rate_limited');
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(other.key)).status).toBe(200);
  });

  it('gets a field error for an invalid filter', async () => {
    const { key } = await newKey();
    const answered = await read(key, '?minPrice=cheap&color=red');
    expect(answered.status).toBe(422);
    expect(Object.keys(answered.body.fieldErrors).sort()).toEqual(['color', 'minPrice']);
  });

  it('is recorded in the audit log, without the key itself', async () => {
    const { id, key } = await newKey();
    await admin.client.partnerKeys.revoke({ id });
    const rows = await campus.app.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, id));
    expect(rows.map(({ action }) => action)).toEqual(['partner_key.create', 'partner_key.revoke']);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('requires a fresh proof to be created', async () => {
    const input = { token: admin.token, body: { name: 'Legon SRC' }, proved: false };
    expect((await campus.request('POST', '/moderation/partner-keys', input)).body.code).toBe(
      'step_up_required',
    );
  });
});

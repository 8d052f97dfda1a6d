import { AUTO_RELEASE_AFTER, DAY } from '@campushive/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { heldSale, listingOf } from '../../../../../../apps/api/test/sales.js';
import { staff } from '../../../../../../apps/api/test/staff.js';

let campus: TestCampus;
let moderator: TestStudent;
let reporter: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  moderator = await staff(campus, 'Ama Moderator');
  reporter = await campus.student('Kwame Reporter');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const put = (id: string, body: object, by: TestStudent = moderator) =>
  call('PUT', `/moderation/users/${id}`, by, { reason: 'Asked for money first', ...body });
const suspend = (id: string, until?: string, by?: TestStudent) =>
  put(id, { action: 'suspend', ...(until !== undefined && { until }) }, by);
const caseOf = async (targetType: string, targetId: string, by = reporter): Promise<string> => {
  await call('POST', '/reports', by, { targetType, targetId, reason: 'scam' });
  const { data } = (await call('GET', '/moderation/reports?limit=50', moderator)).body;
  return data.find((found: { targetId: string }) => found.targetId === targetId).id;
};
const resolve = (id: string, decision: string, more: object = {}, by = moderator) =>
  call('POST', `/moderation/reports/${id}/resolve`, by, { decision, note: 'Seen', ...more });
const decide = (id: string, action: 'hide' | 'restore' | 'delete', by = moderator) =>
  call('PUT', `/moderation/listings/${id}`, by, { action, reason: 'Came across it' });
const listing = async (id: string, student: TestStudent | null = null) =>
  (await call('GET', `/hives/${id}`, student)).body.data?.status;
const login = ({ email, password }: TestStudent) => campus.client().auth.login({ email, password });
const audit = async (targetId: string) =>
  (await call('GET', `/moderation/audit?about=${targetId}`, moderator)).body.data;

describe('a suspension', () => {
  it('hides a listing with a pending payment too, once its buyer cancels', async () => {
    const seller = await campus.student('Yaw Suspended');
    const buyer = await campus.student('Efua Buyer');
    const id = await listingOf(seller);
    const { paymentId } = (await call('POST', `/payments/initialize/${id}`, buyer, {})).body.data;
    await suspend(seller.id);
    expect((await call('POST', `/payments/${paymentId}/cancel`, buyer, {})).status).toBe(200);
    expect(await listing(id)).toBeUndefined();
    await put(seller.id, { action: 'reinstate' });
    expect(await listing(id)).toBe('active');
  });

  it('keeps a restored listing hidden until its poster is reinstated', async () => {
    const seller = await campus.student('Yaw Suspended');
    const id = await listingOf(seller);
    await decide(id, 'hide');
    await suspend(seller.id);
    expect((await decide(id, 'restore')).body.data).toEqual({ id, status: 'hidden' });
    expect(await listing(id)).toBeUndefined();
    await put(seller.id, { action: 'reinstate' });
    expect(await listing(id)).toBe('active');
  });

  it('ends sessions and sockets at once, hides open listings, and refuses the login', async () => {
    const seller = await campus.student('Yaw Suspended');
    const id = await listingOf(seller);
    const socket = io(campus.url, { auth: { token: seller.token }, reconnection: false });
    await new Promise<void>((done) => socket.once('connect', done));
    const event = new Promise<string>((done) => socket.once('disconnect', done));
    const answer = await suspend(seller.id);
    expect(answer.body.data).toMatchObject({ suspension: { reason: 'Asked for money first', until: null } });
    expect(await event).toBe('io server disconnect');
    for (const [method, path, body] of [
      ['GET', '/auth/me', undefined],
      ['POST', '/messages/send', {}],
      ['POST', '/essentials', {}],
      ['POST', `/payments/initialize/${id}`, {}],
    ] as const) {
      expect((await call(method, path, seller, body)).body.code).toBe('account_suspended');
    }
    await expect(login(seller)).rejects.toMatchObject({ code: 'account_suspended' });
    expect(await listing(id)).toBeUndefined();
    expect(await reporter.client.payments.initialize({ hiveId: id }).catch((error) => error.code)).toBe(
      'not_found',
    );
    const [mail] = (await campus.app.platform.mailbox?.read(seller.email)) ?? [];
    expect(mail?.text).toContain('Asked for money first');

    expect((await put(seller.id, { action: 'reinstate' })).body.data.suspension).toBeNull();
    expect((await call('GET', '/auth/me', seller)).body.code).toBe('session_expired');
    await login(seller);
    expect(await listing(id)).toBe('active');
    expect((await audit(seller.id)).map((one: { action: string }) => one.action)).toEqual([
      'user.reinstate',
      'user.suspend',
    ]);
    expect((await put(seller.id, { action: 'reinstate' })).body.code).toBe('conflict');
  });

  it('ends automatically when it has an end', async () => {
    const student = await campus.student('Esi Short');
    const id = await listingOf(student);
    const until = new Date(campus.clock.now().getTime() + 2 * DAY).toISOString();
    const found = await caseOf('user', student.id);
    expect((await resolve(found, 'suspend', { until })).body.data.subject.isSuspended).toBe(true);
    await expect(login(student)).rejects.toMatchObject({ code: 'account_suspended' });
    campus.clock.advance(2 * DAY);
    await login(student);
    await campus.app.platform.jobs.runNow('moderation.end-suspensions', {});
    expect(await listing(id)).toBe('active');
    const again = await login(moderator);
    moderator = { ...moderator, token: again.data.token };
    expect((await audit(student.id))[0]).toMatchObject({ action: 'user.reinstate', actor: null });
  });

  it('keeps held money held, and releases it after the suspension', async () => {
    const seller = await campus.student('Abla Held');
    const buyer = await campus.student('Kofi Buyer');
    const order = await heldSale(campus, seller, buyer);
    const waiting = await listingOf(seller);
    await suspend(seller.id);
    campus.clock.advance(AUTO_RELEASE_AFTER);
    const { jobs } = campus.app.platform;
    const status = async () => {
      const { data } = await login(buyer);
      return (await campus.client(data.token).payments.get({ id: order })).data.orderStatus;
    };
    await jobs.runNow('payments.release-due', {});
    expect(await status()).toBe('held');
    const again = await login(moderator);
    moderator = { ...moderator, token: again.data.token };
    await put(seller.id, { action: 'reinstate' });
    await jobs.runNow('payments.release-due', {});
    await vi.waitFor(async () => expect(await status()).toBe('released'), 120_000);
    expect(await listing(waiting)).toBe('active');
  });

  it('is refused with an end in the past, and to callers who are students', async () => {
    const student = await campus.student('Kojo Safe');
    const other = await campus.student('Efua Other');
    expect((await suspend(student.id, '2020-01-01T00:00:00.000Z')).body.fieldErrors).toHaveProperty('until');
    expect((await suspend(student.id, undefined, other)).body.code).toBe('forbidden');
    expect((await put(student.id, { action: 'suspend', reason: ' ' })).body.fieldErrors).toHaveProperty(
      'reason',
    );
    await login(student);
  });
});

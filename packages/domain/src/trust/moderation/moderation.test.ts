import { DAY } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale, listingOf, taskOf } from '../../../../../apps/api/test/sales.js';
import { staff } from '../../../../../apps/api/test/staff.js';
import { appointAdmins } from './admins.js';

let campus: TestCampus;
let moderator: TestStudent;
let admin: TestStudent;
let reporter: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  moderator = await staff(campus, 'Ama Moderator');
  admin = await staff(campus, 'Afua Admin', 'admin');
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
const latestNotification = async (student: TestStudent) =>
  (await call('GET', '/notifications', student)).body.data[0];

describe('a decision about a listing', () => {
  it.each([
    ['hide', 'hidden', 'listing_hidden', 'listing.hide'],
    ['delete', undefined, 'listing_deleted', 'listing.delete'],
  ])(
    'can %s it, with a notification to its poster and an audit entry',
    async (decision, status, kind, action) => {
      const seller = await campus.student('Akosua Seller');
      const id = await listingOf(seller);
      const caseId = await caseOf('listing', id);
      const answer = await resolve(caseId, decision);
      expect(answer.body.data).toMatchObject({
        decision,
        note: 'Seen',
        resolvedBy: { id: moderator.id },
        listing: { hiddenByReports: false },
      });
      expect(await listing(id, seller)).toBe(status);
      expect(await listing(id)).toBeUndefined();
      expect(await latestNotification(seller)).toMatchObject({ kind, description: 'HP EliteBook: Seen' });
      expect(await audit(id)).toMatchObject([
        { action, actor: { id: moderator.id }, reason: 'Seen', target: { label: 'HP EliteBook' } },
      ]);
      expect((await resolve(caseId, 'dismiss')).body.code).toBe('already_resolved');
    },
  );

  it('can restore a hidden listing', async () => {
    const seller = await campus.student('Akosua Seller');
    const id = await listingOf(seller);
    await decide(id, 'hide');
    expect(await audit(id)).toMatchObject([{ action: 'listing.hide', reason: 'Came across it' }]);
    expect(
      (await call('POST', '/reports', reporter, { targetType: 'listing', targetId: id, reason: 'spam' }))
        .status,
    ).toBe(404);
    await decide(id, 'restore');
    const caseId = await caseOf('listing', id);
    expect((await resolve(caseId, 'restore')).body.code).toBe('illegal_transition');
    await decide(id, 'hide');
    expect((await resolve(caseId, 'restore')).status).toBe(200);
    expect(await listing(id)).toBe('active');
  });

  it.each(['hide', 'delete'] as const)(
    'can %s an unreported listing, and gives its poster the reason',
    async (action) => {
      const seller = await campus.student('Akosua Française');
      await call('PUT', '/users/me/settings', seller, { language: 'fr' });
      const id = await taskOf(seller);
      await call('POST', `/hives/${id}/applications`, reporter, { message: 'I can' });
      expect((await decide(id, action)).status).toBe(200);
      expect(await listing(id)).toBeUndefined();
      const kind = action === 'hide' ? 'listing_hidden' : 'listing_deleted';
      expect(await latestNotification(seller)).toMatchObject({ kind, subject: { type: 'listing', id } });
      expect((await latestNotification(seller)).description).toMatch(/: Came across it$/);
      const [letter] = (await campus.app.platform.mailbox?.read(seller.email)) ?? [];
      expect(letter?.subject).toMatch(/^La modération a (masqué|supprimé) votre annonce$/);
      expect(letter?.text).toContain('Came across it');
      expect(letter?.text).toContain(`/dashboard/appeals/${id}`);
      const [news] = (await call('GET', '/notifications', reporter)).body.data;
      if (action === 'delete') expect(news).toMatchObject({ kind: 'application_closed' });
    },
  );

  it('requires a moderator, a reason, a listing of another student and the moderation call', async () => {
    const seller = await campus.student('Akosua Seller');
    const id = await listingOf(seller);
    const own = await listingOf(moderator);
    for (const student of [seller, reporter]) expect((await decide(id, 'hide', student)).status).toBe(403);
    expect((await decide(own, 'hide')).body.code).toBe('forbidden');
    const silent = await call('PUT', `/moderation/listings/${id}`, moderator, {
      action: 'hide',
      reason: ' ',
    });
    expect(silent.body.fieldErrors).toHaveProperty('reason');
    expect((await call('DELETE', `/hives/${id}`, moderator)).body.code).toBe('forbidden');
    expect(await listing(id)).toBe('active');
    expect((await decide(id, 'delete')).status).toBe(200);
    expect((await decide(id, 'restore')).status).toBe(404);
  });

  it('is refused while money is held', async () => {
    const seller = await campus.student('Akosua Seller');
    const order = await heldSale(campus, seller, reporter);
    const { hiveId } = (await call('GET', `/payments/${order}`, reporter)).body.data;
    expect((await decide(hiveId, 'delete')).body.code).toBe('payment_in_flight');
    const caseId = await caseOf('listing', hiveId);
    expect((await resolve(caseId, 'hide')).body.code).toBe('payment_in_flight');
    expect((await resolve(caseId, 'warn')).status).toBe(200);
    expect(await latestNotification(seller)).toMatchObject({
      kind: 'moderation_warning',
      description: 'Seen',
    });
  });

  it('hides an event from the next buyer, even after ticket sales', async () => {
    const organiser = await campus.student('Kojo Organiser');
    const { data } = await organiser.client.category.create({
      category: 'buzz',
      title: 'A concert that is none',
      description: 'Pay first',
      price: 20,
      eventDate: new Date(campus.clock.now().getTime() + 10 * DAY).toISOString(),
      location: 'Great Hall',
      organizer: 'JCR',
      eventType: 'party',
      admission: 'paid',
    });
    const sold = await call('POST', `/payments/initialize/${data.id}`, reporter, {});
    expect((await decide(data.id, 'hide')).body.data).toEqual({ id: data.id, status: 'hidden' });
    const next = await campus.student('Efua Next');
    expect((await call('POST', `/payments/initialize/${data.id}`, next, {})).body.code).toBe('not_found');
    const { paymentId } = sold.body.data;
    expect((await call('GET', `/payments/${paymentId}`, reporter)).body.data.orderStatus).toBe(
      'pending_payment',
    );
    expect((await decide(data.id, 'delete')).body.code).toBe('payment_in_flight');
  });

  it('is made once, even by two moderators at the same moment', async () => {
    const seller = await campus.student('Akosua Seller');
    const caseId = await caseOf('listing', await listingOf(seller));
    const answers = await Promise.all([resolve(caseId, 'hide'), resolve(caseId, 'delete', {}, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused when it does not fit the target, or concerns the moderator', async () => {
    const own = await caseOf('user', moderator.id);
    expect((await resolve(own, 'dismiss')).body.code).toBe('forbidden');
    expect((await resolve(own, 'delete', {}, admin)).body.fieldErrors).toHaveProperty('decision');
    expect((await resolve(own, 'dismiss', { note: ' ' }, admin)).body.fieldErrors).toHaveProperty('note');
    expect((await resolve(own, 'dismiss', {}, reporter)).body.code).toBe('forbidden');
    expect((await resolve(own, 'dismiss', {}, admin)).status).toBe(200);
    expect((await audit(moderator.id))[0]).toMatchObject({ action: 'user.dismiss', actor: { id: admin.id } });
    expect((await resolve('00000000-0000-7000-8000-000000000000', 'dismiss')).status).toBe(404);
  });
});

describe('roles and accounts', () => {
  beforeAll(async () => {
    admin = { ...admin, token: (await login(admin)).data.token };
  });

  it('are assigned by admins, and shown to their holder', async () => {
    const student = await campus.student('Adjoa Helper');
    const give = (role: string, by: TestStudent) => put(student.id, { action: 'set_role', role }, by);
    expect((await give('moderator', moderator)).body.code).toBe('forbidden');
    expect((await give('moderator', student)).body.code).toBe('forbidden');
    expect((await give('moderator', admin)).body.data.role).toBe('moderator');
    expect((await call('GET', '/auth/me', student)).body.data.role).toBe('moderator');
    expect((await call('GET', '/moderation/reports', student)).status).toBe(200);
    expect((await audit(student.id))[0]).toMatchObject({
      action: 'user.set_role',
      details: { role: 'moderator' },
    });
    expect((await put(student.id, { action: 'set_role' }, admin)).body.fieldErrors).toHaveProperty('role');
    expect((await give('student', admin)).body.data.role).toBe('student');
    expect((await call('GET', '/moderation/reports', student)).body.code).toBe('forbidden');
  });

  it('limit decisions: moderators over students, admins over moderators, none over admins or oneself', async () => {
    const colleague = await campus.student('Baaba Colleague');
    await put(colleague.id, { action: 'set_role', role: 'moderator' }, admin);
    for (const [subject, by] of [
      [colleague, moderator],
      [admin, moderator],
      [admin, admin],
      [moderator, moderator],
    ] as const) {
      expect((await suspend(subject.id, undefined, by)).body.code).toBe('forbidden');
    }
    expect((await suspend(colleague.id, undefined, admin)).status).toBe(200);
  });

  it('are assigned by ADMIN_EMAILS, also to existing accounts', async () => {
    const first = await openTestCampus({ ADMIN_EMAILS: 'Boss+hive@st.ug.edu.gh' });
    const boss = await first.student('Nana Boss', 'boss@st.ug.edu.gh');
    expect((await boss.client.auth.me({})).data.role).toBe('admin');
    const early = await first.student('Nana Early', 'early@st.ug.edu.gh');
    const { platform } = first.app;
    await appointAdmins({ ...platform, config: { ...platform.config, adminEmails: ['early@st.ug.edu.gh'] } });
    expect((await early.client.auth.me({})).data.role).toBe('admin');
    await first.close();
  });

  it('are found by name, address and state', async () => {
    const find = async (query: string) =>
      (await call('GET', `/moderation/users?${query}`, moderator)).body.data.map(
        (one: { name: string }) => one.name,
      );
    expect(await find('q=adjoa')).toEqual(['Adjoa Helper']);
    expect(await find(`q=${encodeURIComponent(reporter.email)}`)).toContain('Kwame Reporter');
    expect(await find('filter=staff')).toEqual(expect.arrayContaining(['Afua Admin', 'Ama Moderator']));
    expect(await find('filter=suspended')).toEqual(['Baaba Colleague']);
    expect(await find('q=%25')).toEqual([]);
  });
});

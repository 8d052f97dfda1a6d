import { DAY, HOUR, REPORTS_A_DAY } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale, listingOf } from '../../../../../apps/api/test/sales.js';
import { staff } from '../../../../../apps/api/test/staff.js';

let campus: TestCampus;
let seller: TestStudent;
let moderator: TestStudent;
let reporters: TestStudent[];
beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Akosua Seller');
  moderator = await staff(campus, 'Ama Moderator');
  reporters = [];
  for (const name of ['Kwame', 'Yaw', 'Esi', 'Abla']) {
    reporters.push(await campus.student(`${name} Reporter`));
  }
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const report = (student: TestStudent | null, targetType: string, targetId: string, more: object = {}) =>
  call('POST', '/reports', student, { targetType, targetId, reason: 'scam', ...more });
const one = (index: number): TestStudent => reporters[index] ?? seller;
const open = async (targetId: string) =>
  (await call('GET', '/moderation/reports?limit=50', moderator)).body.data.find(
    (found: { targetId: string }) => found.targetId === targetId,
  );
const listing = async (id: string, student: TestStudent | null = null) =>
  call('GET', `/hives/${id}`, student);

describe('a report', () => {
  it('is accepted once for each student and target, even when two arrive at the same moment', async () => {
    const id = await listingOf(seller);
    const answers = await Promise.all([1, 2, 3].map(() => report(one(0), 'listing', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await report(one(0), 'listing', id)).body.code).toBe('already_reported');
    expect(await open(id)).toMatchObject({
      targetType: 'listing',
      reportCount: 1,
      subject: { id: seller.id, role: 'student', isSuspended: false },
      listing: { title: 'HP EliteBook', status: 'active', hiddenByReports: false },
      reports: [{ reason: 'scam', reporter: { name: 'Kwame Reporter' } }],
    });
  });

  it('hides a listing after three different students, until a moderator decides', async () => {
    const id = await listingOf(seller);
    await report(one(0), 'listing', id);
    await report(one(1), 'listing', id);
    expect((await listing(id)).status).toBe(200);
    await report(one(2), 'listing', id, { reason: 'counterfeit', details: 'It has no fans' });
    expect((await listing(id, one(0))).status).toBe(404);
    expect((await listing(id, seller)).body.data.status).toBe('hidden');
    const found = await open(id);
    expect(found).toMatchObject({ reportCount: 3, listing: { status: 'hidden', hiddenByReports: true } });
    const notifications = await call('GET', '/notifications', seller);
    expect(notifications.body.data[0]).toMatchObject({
      kind: 'listing_hidden',
      subject: { type: 'listing', id },
    });
    expect(JSON.stringify(notifications.body)).not.toContain('Reporter');
    // The poster cannot show a hidden listing again.
    expect((await call('PUT', `/hives/${id}/status`, seller, { status: 'active' })).status).toBe(409);
    const body = { decision: 'dismiss', note: 'It is fine' };
    expect((await call('POST', `/moderation/reports/${found.id}/resolve`, moderator, body)).status).toBe(200);
    expect((await listing(id)).body.data.status).toBe('active');
    // Reports of a decided case no longer count.
    await report(one(3), 'listing', id);
    expect((await listing(id)).status).toBe(200);
    expect(await open(id)).toMatchObject({ reportCount: 1 });
    expect((await report(one(0), 'listing', id)).body.code).toBe('already_reported');
  });

  it('does not hide a sold listing, but is kept', async () => {
    const order = await heldSale(campus, seller, one(3));
    const { hiveId } = (await call('GET', `/payments/${order}`, one(3))).body.data;
    for (const student of reporters) await report(student, 'listing', hiveId);
    expect((await listing(hiveId)).body.data.status).toBe('sold');
    expect(await open(hiveId)).toMatchObject({ reportCount: 4 });
  });

  it('shows the reported message with the few before it, to moderators only', async () => {
    const talk = (await one(0).client.messages.open({ recipientId: seller.id })).data;
    const texts = ['1', '2', '3', '4', '5', '6', 'Send the money first'];
    for (const content of texts) await seller.client.messages.send({ conversationId: talk.id, content });
    const { data } = await one(0).client.messages.list({ id: talk.id });
    const last = data.find((message) => message.content === 'Send the money first');
    const id = last?.id ?? '';
    expect((await report(one(1), 'message', id)).status).toBe(404);
    expect((await report(seller, 'message', id)).body.code).toBe('own_content');
    expect((await report(one(0), 'message', id)).status).toBe(201);
    const found = await open(id);
    expect(found.messages.map(({ content }: { content: string }) => content)).toEqual(texts.slice(1));
    expect(found).toMatchObject({ subject: { id: seller.id }, listing: null });
    expect((await call('GET', `/messages/conversations/${talk.id}`, moderator)).status).toBe(404);
  });

  it('is refused for own content, unknown targets and reasons that do not fit', async () => {
    const id = await listingOf(seller);
    expect((await report(seller, 'listing', id)).body.code).toBe('own_content');
    expect((await report(seller, 'user', seller.id)).body.code).toBe('own_content');
    expect((await report(one(0), 'user', id)).status).toBe(404);
    expect((await report(null, 'listing', id)).status).toBe(401);
    const wrong = [
      ['reason', await report(one(0), 'user', seller.id, { reason: 'counterfeit' })],
      ['details', await report(one(0), 'user', seller.id, { reason: 'other' })],
      ['reason', await report(one(0), 'user', seller.id, { reason: 'boring' })],
    ] as const;
    for (const [field, answer] of wrong) {
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
    }
  });

  it('is limited to a daily number for each student', async () => {
    const eager = await campus.student('Kojo Eager');
    for (let i = 0; i < REPORTS_A_DAY; i += 1) {
      await report(eager, 'user', '00000000-0000-7000-8000-000000000000');
    }
    const answer = await report(eager, 'user', seller.id);
    expect(answer.body.code).toBe('rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the report queue', () => {
  it('is for moderators only', async () => {
    for (const path of ['/moderation/reports', '/moderation/users', '/moderation/audit']) {
      expect((await call('GET', path, one(0))).body.code).toBe('forbidden');
      expect((await call('GET', path, null)).body.code).toBe('unauthenticated');
      expect((await call('GET', path, moderator)).status).toBe(200);
    }
  });

  it('is paged, oldest first, and counted', async () => {
    const first = (await call('GET', '/moderation/reports?limit=2', moderator)).body;
    expect(first.count).toBeGreaterThan(2);
    const rest = (
      await call('GET', `/moderation/reports?limit=50&cursor=${first.pagination.nextCursor}`, moderator)
    ).body;
    expect(first.data.length + rest.data.length).toBe(first.count);
    const times = [...first.data, ...rest.data].map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort());
  });
});

describe('a takedown request for a file', () => {
  const shared = async () => {
    const made = await call('POST', '/hives', seller, {
      hiveType: 'archive',
      ...{ title: 'Lecture slides', description: 'All weeks', mayShare: true },
      fileUrl: 'https://drive.example/slides',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data.id as string;
  };
  const claim = (student: TestStudent, id: string) =>
    report(student, 'listing', id, { reason: 'copyright', details: 'I made these.' });
  const isShown = async (id: string) => (await listing(id)).status === 200;
  const runDue = () => campus.app.platform.jobs.runNow('moderation.hide-unanswered', {});
  const logInAgain = async () => {
    for (const student of [seller, moderator, ...reporters]) {
      const { data } = await campus.client().auth.login({ email: student.email, password: student.password });
      Object.assign(student, { token: data.token });
    }
  };

  it('hides the listing when a second person makes the same request, but not with another kind of report', async () => {
    const [both, mixed] = [await shared(), await shared()];
    await claim(one(0), both);
    await claim(one(0), mixed);
    expect(await isShown(both)).toBe(true);
    await claim(one(1), both);
    await report(one(1), 'listing', mixed);
    expect([await isShown(both), await isShown(mixed)]).toEqual([false, true]);
    expect(await open(both)).toMatchObject({ reportCount: 2, listing: { hiddenByReports: true } });
  });

  it('hides the listing after 24 hours without a decision, and not sooner', async () => {
    const [unanswered, decided, otherwise] = [await shared(), await shared(), await shared()];
    await claim(one(0), unanswered);
    await claim(one(0), decided);
    await report(one(0), 'listing', otherwise);
    const found = await open(decided);
    const body = { decision: 'dismiss', note: 'Its author agreed.' };
    await call('POST', `/moderation/reports/${found.id}/resolve`, moderator, body);
    campus.clock.advance(DAY - HOUR);
    await runDue();
    expect(await isShown(unanswered)).toBe(true);
    campus.clock.advance(HOUR);
    await runDue();
    await logInAgain();
    expect(await isShown(unanswered)).toBe(false);
    expect([await isShown(decided), await isShown(otherwise)]).toEqual([true, true]);
    expect((await listing(unanswered, seller)).body.data.status).toBe('hidden');
    const hidden = await open(unanswered);
    expect(hidden).toMatchObject({ reportCount: 1, listing: { hiddenByReports: true } });
    const { body: notifications } = await call('GET', '/notifications', seller);
    const about = notifications.data.filter((one: { kind: string }) => one.kind === 'listing_hidden');
    expect(about[0]).toMatchObject({ subject: { type: 'listing', id: unanswered } });
    await runDue();
    // Decided by a moderator like any other reported listing.
    await call('POST', `/moderation/reports/${hidden.id}/resolve`, moderator, body);
    expect(await isShown(unanswered)).toBe(true);
    await runDue();
    expect(await isShown(unanswered)).toBe(true);
  });
});

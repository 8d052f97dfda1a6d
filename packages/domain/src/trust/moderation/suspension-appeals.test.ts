import { APPEALS_A_DAY, DAY } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { listingOf } from '../../../../../apps/api/test/sales.js';
import { staff } from '../../../../../apps/api/test/staff.js';

let campus: TestCampus;
let decider: TestStudent;
let reviewer: TestStudent;
let admin: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  decider = await staff(campus, 'Ama Decider');
  reviewer = await staff(campus, 'Yaw Reviewer');
  admin = await staff(campus, 'Afua Admin', 'admin');
});
afterAll(() => campus.close());

const call = (method: string, path: string, student: TestStudent | null, body?: unknown) =>
  campus.request(method, path, { ...(student && { token: student.token }), body });
const act = (action: string, { id }: TestStudent, by = decider, more: object = {}) =>
  call('PUT', `/moderation/users/${id}`, by, { action, reason: 'Asked for money first', ...more });
const look = ({ email, password }: TestStudent, wrong?: string) =>
  call('POST', '/auth/suspension', null, { email, password: wrong ?? password });
const appeal = ({ email, password }: TestStudent, wrong?: string) =>
  call('POST', '/auth/suspension/appeal', null, {
    email,
    password: wrong ?? password,
    text: 'It was not me',
  });
const waiting = async ({ id }: TestStudent, by = reviewer) => {
  const { data } = (await call('GET', '/moderation/appeals?limit=50', by)).body;
  return data.find((one: { owner: { id: string } }) => one.owner.id === id);
};
const resolve = (id: string, decision: string, by = reviewer) =>
  call('POST', `/moderation/appeals/${id}/resolve`, by, { decision, note: 'Looked at the chat' });
const login = ({ email, password }: TestStudent) => call('POST', '/auth/login', null, { email, password });
const letter = async ({ email }: TestStudent) => (await campus.app.platform.mailbox?.read(email))?.[0];
const suspended = async (name: string, more: object = {}): Promise<TestStudent> => {
  const student = await campus.student(name);
  expect((await act('suspend', student, decider, more)).status).toBe(200);
  return student;
};

describe('a suspended student', () => {
  it('reads the reason and the end, and appeals once, authenticated by the password only', async () => {
    const until = new Date(campus.clock.now().getTime() + 7 * DAY).toISOString();
    const student = await suspended('Kofi Suspended', { until });
    expect((await letter(student))?.text).toContain('/login');
    expect((await look(student)).body.data).toMatchObject({
      reason: 'Asked for money first',
      until,
      mayAppeal: true,
      appeal: null,
    });
    const answers = await Promise.all([appeal(student), appeal(student)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await appeal(student)).body.code).toBe('already_appealed');
    expect((await look(student)).body.data).toMatchObject({
      mayAppeal: false,
      appeal: { text: 'It was not me', outcome: null },
    });
    // No other right comes with it.
    expect((await login(student)).body.code).toBe('account_suspended');
    expect((await call('GET', '/auth/me', student)).body.code).toBe('account_suspended');
  });

  it('is not revealed to a caller without the password', async () => {
    const student = await suspended('Kofi Private');
    const fine = await campus.student('Esi Fine');
    const unknown = { ...fine, email: 'unknown.here@st.ug.edu.gh' };
    for (const ask of [look, appeal]) {
      const refusals = [await ask(student, 'Wrong-1234'), await ask(fine, 'Wrong-1234'), await ask(unknown)];
      const [first, ...others] = refusals.map(({ status, body }) => ({ ...body, status, requestId: '' }));
      expect(first).toMatchObject({ status: 401, code: 'invalid_credentials' });
      for (const other of others) expect(other).toEqual(first);
      expect((await ask(fine)).body.code).toBe('nothing_to_appeal');
    }
    expect(await waiting(student)).toBeUndefined();
  });

  it('is protected by the attempt limit of the login', async () => {
    const student = await suspended('Kofi Guessed');
    for (let i = 0; i < 6; i += 1) await look(student, `Wrong-${i}000`);
    expect((await look(student)).body.code).toBe('too_many_attempts');
    expect((await login(student)).body.code).toBe('too_many_attempts');
    const eager = await suspended('Kofi Eager');
    for (let i = 0; i < APPEALS_A_DAY; i += 1) await appeal(eager);
    expect((await appeal(eager)).body.code).toBe('rate_limited');
  });
});

describe('an appeal against a suspension', () => {
  it('is decided by another moderator, and lifting it reopens the account, sends a mail and is logged', async () => {
    const student = await campus.student('Akosua Française');
    await call('PUT', '/users/me/settings', student, { language: 'fr' });
    const hiveId = await listingOf(student);
    await act('suspend', student);
    await appeal(student);
    const found = await waiting(student);
    expect(found).toMatchObject({
      kind: 'suspend',
      listing: null,
      until: null,
      reason: 'Asked for money first',
      text: 'It was not me',
      decidedBy: { id: decider.id },
      mayDecide: true,
    });
    expect((await waiting(student, decider)).mayDecide).toBe(false);
    expect((await resolve(found.id, 'restore', decider)).body.code).toBe('own_decision');
    expect((await resolve(found.id, 'restore', await campus.student('Esi Other'))).status).toBe(403);
    expect((await call('GET', '/notifications', reviewer)).body.data[0]).toMatchObject({
      kind: 'appeal_received',
      description: student.name,
    });
    const answers = await Promise.all([resolve(found.id, 'restore'), resolve(found.id, 'restore', admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await login(student)).status).toBe(200);
    expect((await call('GET', `/hives/${hiveId}`, null)).body.data.status).toBe('active');
    expect(await letter(student)).toMatchObject({
      subject: 'Votre contestation a abouti\u00a0: votre compte est de nouveau ouvert',
      text: expect.stringContaining('Looked at the chat'),
    });
    const audit = (await call('GET', `/moderation/audit?about=${student.id}`, admin)).body.data;
    expect(audit.map((one: { action: string }) => one.action)).toEqual([
      'user.appeal_restore',
      'user.appeal',
      'user.suspend',
    ]);
    expect((await look(student)).body.code).toBe('nothing_to_appeal');
  });

  it('is final when it is rejected, but a later suspension can be appealed again', async () => {
    const student = await suspended('Kofi Upheld');
    await appeal(student);
    const found = await waiting(student);
    // Said again while the appeal waits, with another end: still the same decision.
    await act('suspend', student);
    expect((await waiting(student)).id).toBe(found.id);
    expect((await resolve(found.id, 'uphold')).body.data).toMatchObject({ outcome: 'uphold' });
    expect((await letter(student))?.subject).toBe('Your appeal was reviewed: your account stays suspended');
    expect((await look(student)).body.data).toMatchObject({
      mayAppeal: false,
      appeal: { outcome: 'uphold', note: 'Looked at the chat' },
    });
    expect((await appeal(student)).body.code).toBe('already_appealed');
    expect((await login(student)).body.code).toBe('account_suspended');
    await act('suspend', student);
    expect((await appeal(student)).status).toBe(200);
    // Reinstating the account by hand grants the appeal.
    await act('reinstate', student);
    expect(await waiting(student)).toBeUndefined();
    expect((await login(student)).status).toBe(200);
  });

  it('is decided by admins when it is from a moderator', async () => {
    const colleague = await staff(campus, 'Yaa Colleague');
    await act('suspend', colleague, admin);
    await appeal(colleague);
    const found = await waiting(colleague);
    expect(found.mayDecide).toBe(false);
    expect((await resolve(found.id, 'restore')).body.code).toBe('forbidden');
    // The deciding admin may answer, because there is no other one.
    expect((await resolve(found.id, 'restore', admin)).status).toBe(200);
  });
});

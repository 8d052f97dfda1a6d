import { DAY, HOUR, OTP_LIFETIME, OTP_TRIES, type ApiError } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { launchUniversity } from '../../base/universities/launches.js';
import { waitingStudents } from '../../platform/database/schema/index.js';
import { MAX_INVITATIONS } from './invite-waiting.js';
import { countWaiting } from './waiting.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const PASSWORD = 'Kente-cloth-7';
let addresses = 0;
const newAddress = (domain = 'st.knust.edu.gh') => `waiting-${(addresses += 1)}@${domain}`;
/** Client of another network for each request. */
const visitor = () => campus.client(undefined, { 'x-forwarded-for': `10.3.${addresses % 250}.7` });
const request = async (email: string) => (await visitor().waitingList.join({ email })).data;
const codeFor = async (email: string) => /^\d{6}/.exec((await mailsTo(email))[0]?.subject ?? '')?.[0] ?? '';
/** Requests a code and enters it. */
const join = async (email: string) => {
  await request(email);
  return (await visitor().waitingList.confirm({ email, otp: await codeFor(email) })).data;
};
const register = (email: string) => visitor().auth.register({ name: 'Efua', email, password: PASSWORD });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const rows = () => campus.app.platform.db.select().from(waitingStudents);
const mailsTo = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];
/** Subjects of the mails to an address, without codes. */
const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map(({ subject }) => subject).filter((subject) => !/ code$/.test(subject));
const launch = (id: string) => {
  const { db, clock } = campus.app.platform;
  return db.transaction((tx) => launchUniversity(tx, id, clock.now()));
};
const run = (job: 'waiting-list.invite' | 'waiting-list.sweep') => campus.app.platform.jobs.runNow(job, {});

describe('the site before the first launch', () => {
  it('accepts students of every university and keeps no waiting list', async () => {
    expect(await codeOf(register(newAddress()))).toBe('done');
    expect(await codeOf(request(newAddress()))).toBe('university_open');
    expect(await rows()).toEqual([]);
  });
});

describe('the site after the launch of another university', () => {
  const early = newAddress();
  beforeAll(async () => {
    await campus.student('Kofi Early', early);
    expect(await launch('ug')).toBe(true);
    expect(await launch('ug')).toBe(false);
  });

  it('refuses new accounts of a closed university only', async () => {
    expect(await codeOf(register(newAddress()))).toBe('university_not_open');
    expect(await codeOf(register(newAddress('st.ug.edu.gh')))).toBe('done');
  });

  it('lets students of a closed university log in', async () => {
    expect(await codeOf(visitor().auth.login({ email: early, password: 'wrong' }))).toBe(
      'invalid_credentials',
    );
  });

  it('gives the same response for a new address, a repeated one and a member', async () => {
    const email = newAddress();
    const first = await request(email);
    await join(email);
    expect(await request(email.toUpperCase())).toEqual(first);
    expect(await request(early)).toEqual(first);
    expect(first).toEqual({ universityId: 'knust' });
    expect((await rows()).filter((row) => row.confirmedAt !== null).map((row) => row.email)).toEqual([email]);
    await visitor().waitingList.confirm({ email: early, otp: await codeFor(early) });
  });

  it('counts and invites an address only after its mailed code was entered', async () => {
    const stranger = newAddress('ucc.edu.gh');
    await request(stranger);
    const confirm = (email: string, otp: string) => codeOf(visitor().waitingList.confirm({ email, otp }));
    const wrong = (await codeFor(stranger)) === '000000' ? '111111' : '000000';
    expect(await confirm(stranger, wrong)).toBe('otp_invalid');
    expect(await confirm(newAddress(), wrong)).toBe('otp_invalid');
    const waitingAtUcc = async () => (await countWaiting(campus.app.platform.db)).get('ucc');
    expect(await waitingAtUcc()).toBeUndefined();
    expect(await confirm(stranger, await codeFor(stranger))).toBe('done');
    expect(await waitingAtUcc()).toBe(1);
  });

  it('refuses a sixth guess and an expired code, and deletes an address without its proof after a day', async () => {
    const stranger = newAddress('ucc.edu.gh');
    await request(stranger);
    const otp = await codeFor(stranger);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < OTP_TRIES; guess += 1)
      expect(await codeOf(visitor().waitingList.confirm({ email: stranger, otp: wrong }))).toBe(
        'otp_invalid',
      );
    expect(await codeOf(visitor().waitingList.confirm({ email: stranger, otp }))).toBe(
      'otp_attempts_exceeded',
    );
    const late = newAddress('ucc.edu.gh');
    await request(late);
    campus.clock.advance(OTP_LIFETIME);
    const lateCode = await codeFor(late);
    expect(await codeOf(visitor().waitingList.confirm({ email: late, otp: lateCode }))).toBe('otp_expired');
    campus.clock.advance(DAY + HOUR);
    await run('waiting-list.sweep');
    const left = (await rows()).map((row) => row.email);
    expect(left).not.toContain(late);
    expect(left).not.toContain(stranger);
  });

  it('shows the waiting count from five on, in steps of five', async () => {
    const counts: (number | null)[] = [];
    for (let index = 0; index < 4; index += 1) counts.push((await join(newAddress())).waitingCount);
    expect(counts).toEqual([null, null, 5, 5]);
  });

  it('removes an address from the list with its own secret only', async () => {
    const [mine, other] = [newAddress(), newAddress()];
    const { leaveToken } = await join(mine);
    const theirs = (await join(other)).leaveToken;
    const forged = `${theirs.split('.')[0]}.${leaveToken.split('.')[1]}`;
    expect(await codeOf(visitor().waitingList.leave({ token: forged }))).toBe('not_found');
    for (let time = 0; time < 2; time += 1) await visitor().waitingList.leave({ token: leaveToken });
    const left = (await rows()).map((row) => row.email);
    expect(left).toContain(other);
    expect(left).not.toContain(mine);
  });

  it('deletes the address of a member who deletes the account', async () => {
    const me = await campus.student('Ama Leaver', newAddress());
    await join(me.email);
    const body = { password: me.password };
    expect((await campus.request('DELETE', '/users/me', { token: me.token, body })).status).toBe(200);
    expect((await rows()).map((row) => row.email)).not.toContain(me.email);
  });

  it('refuses a sixth request for one address within an hour', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time += 1) await request(email);
    expect(await codeOf(request(email))).toBe('resend_too_soon');
  });
});

describe('the launch of the university', () => {
  it('mails each address once, except members, and deletes it', async () => {
    const late = newAddress();
    const { email: member } = await campus.student('Yaw Member', newAddress());
    await join(member);
    await join(late);
    const unconfirmed = newAddress();
    await request(unconfirmed);
    const elsewhere = newAddress('ucc.edu.gh');
    await join(elsewhere);
    await run('waiting-list.invite');
    expect(await subjectsTo(late)).toEqual([]);
    await launch('knust');
    await run('waiting-list.invite');
    await run('waiting-list.invite');
    expect(await subjectsTo(late)).toEqual(['CampusHive is open at your university']);
    expect((await mailsTo(late))[0]?.text).toContain('/register');
    expect(await subjectsTo(member)).toEqual([]);
    expect(await subjectsTo(unconfirmed)).toEqual([]);
    const left = (await rows()).map((row) => row.email);
    expect(left).toEqual(expect.arrayContaining([elsewhere, unconfirmed]));
    expect(left).not.toContain(late);
  });

  it('mails a limited number of invitations a minute', async () => {
    const { db, clock } = campus.app.platform;
    await db.insert(waitingStudents).values(
      Array.from({ length: MAX_INVITATIONS + 1 }, (_, index) => ({
        addressHash: `hash-${index}`,
        email: newAddress(),
        universityId: 'knust',
        language: 'fr',
        confirmedAt: clock.now(),
        createdAt: clock.now(),
      })),
    );
    await run('waiting-list.invite');
    const waiting = (await rows()).filter((row) => row.universityId === 'knust' && row.confirmedAt !== null);
    expect(waiting).toHaveLength(1);
  });
});

it('deletes addresses after a year', async () => {
  await join(newAddress('ucc.edu.gh'));
  campus.clock.advance(366 * DAY);
  await run('waiting-list.sweep');
  expect(await rows()).toEqual([]);
});

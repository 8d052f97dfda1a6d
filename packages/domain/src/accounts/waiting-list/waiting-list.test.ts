import { DAY, type ApiError } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { launchUniversity } from '../../base/universities/launches.js';
import { waitingStudents } from '../../platform/database/schema/index.js';
import { MAX_INVITATIONS } from './invite-waiting.js';

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
const join = async (email: string) => (await visitor().waitingList.join({ email })).data;
const register = (email: string) => visitor().auth.register({ name: 'Efua', email, password: PASSWORD });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: ApiError) => error.code,
  );
const rows = () => campus.app.platform.db.select().from(waitingStudents);
const mailsTo = async (email: string) => (await campus.app.platform.mailbox?.read(email)) ?? [];
const launch = (id: string) => {
  const { db, clock } = campus.app.platform;
  return db.transaction((tx) => launchUniversity(tx, id, clock.now()));
};
const run = (job: 'waiting-list.invite' | 'waiting-list.sweep') => campus.app.platform.jobs.runNow(job, {});

describe('the site before the first launch', () => {
  it('accepts students of every university and keeps no waiting list', async () => {
    expect(await codeOf(register(newAddress()))).toBe('done');
    expect(await codeOf(join(newAddress()))).toBe('university_open');
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
    const first = await join(email);
    const again = await join(email.toUpperCase());
    expect(again).toEqual(first);
    expect(first).toMatchObject({ universityId: 'knust', waitingCount: null });
    expect(await join(early)).toMatchObject({ universityId: 'knust', waitingCount: null });
    expect((await rows()).map((row) => row.email)).toEqual([email, early]);
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
    for (let time = 0; time < 5; time += 1) await join(email);
    expect(await codeOf(visitor().waitingList.join({ email }))).toBe('rate_limited');
  });
});

describe('the launch of the university', () => {
  it('mails each address once, except members, and deletes it', async () => {
    const late = newAddress();
    const { email: member } = await campus.student('Yaw Member', newAddress());
    await join(member);
    await visitor().waitingList.join({ email: late });
    const elsewhere = newAddress('ucc.edu.gh');
    await join(elsewhere);
    await run('waiting-list.invite');
    expect(await mailsTo(late)).toEqual([]);
    await launch('knust');
    await run('waiting-list.invite');
    await run('waiting-list.invite');
    const mails = await mailsTo(late);
    expect(mails.map(({ subject }) => subject)).toEqual(['CampusHive is open at your university']);
    expect(mails[0]?.text).toContain('/register');
    expect(await mailsTo(member)).toEqual([]);
    expect((await rows()).map((row) => row.email)).toEqual([elsewhere]);
  });

  it('mails a limited number of invitations a minute', async () => {
    const { db, clock } = campus.app.platform;
    await db.insert(waitingStudents).values(
      Array.from({ length: MAX_INVITATIONS + 1 }, (_, index) => ({
        addressHash: `hash-${index}`,
        email: newAddress(),
        universityId: 'knust',
        language: 'fr',
        createdAt: clock.now(),
      })),
    );
    await run('waiting-list.invite');
    expect((await rows()).filter(({ universityId }) => universityId === 'knust')).toHaveLength(1);
  });
});

it('deletes addresses after a year', async () => {
  await join(newAddress('ucc.edu.gh'));
  campus.clock.advance(366 * DAY);
  await run('waiting-list.sweep');
  expect(await rows()).toEqual([]);
});

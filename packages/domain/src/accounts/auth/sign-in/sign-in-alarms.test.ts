import { textsIn } from '@campushive/contract/texts-in';
import { SIGN_IN_ALARM_LIFETIME } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { knownDevices, signInAlarms } from '../../../platform/database/schema/index.js';
import { AUTH_LETTERS } from '../letter-texts.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 11; TECNO BD4) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

/** The cookies of each device, by its name. */
const jars = new Map<string, string>();
/** Logs in on a device, which keeps its cookies. Without a name, a student has one of each kind. */
const signIn = async (
  email: string,
  userAgent: string,
  { ip = '41.66.200.7', device = `${email} ${userAgent}` } = {},
) => {
  const cookie = jars.get(device);
  const { body, headers } = await campus.request('POST', '/auth/login', {
    body: { email, password: desk.password },
    headers: { 'user-agent': userAgent, 'x-forwarded-for': ip, ...(cookie !== undefined && { cookie }) },
  });
  const named = headers.getSetCookie().find((one) => one.includes('_device='));
  if (named !== undefined) jars.set(device, named.split(';')[0] ?? '');
  return body.data.token as string;
};
const alarms = async (email: string) =>
  (await desk.mails(email)).filter(({ subject }) => /New log-in|Nouvelle connexion/.test(subject));
const linkOf = async (email: string) => {
  const url = /https?:\S+not-me\S+/.exec((await alarms(email))[0]?.text ?? '')?.[0] ?? 'http://none';
  return new URL(url).searchParams.get('token') ?? '';
};
const deny = (token: string) => desk.post('/auth/not-me', { token });
/** Known on the phone; robbed on a laptop. */
async function robbed(name: string) {
  const me = await campus.student(name);
  await signIn(me.email, PHONE);
  const thief = await signIn(me.email, LAPTOP, { ip: '102.176.1.9' });
  return { me, thief, link: await linkOf(me.email) };
}

describe('a sign-in on a new device', () => {
  it('is announced once, and not for the first device of the account', async () => {
    const me = await campus.student('Ama Devices');
    await signIn(me.email, PHONE);
    expect(await alarms(me.email)).toEqual([]);
    await signIn(me.email, PHONE, { ip: '41.66.9.200' });
    expect(await alarms(me.email)).toEqual([]);
    await signIn(me.email, LAPTOP);
    const [mail] = await alarms(me.email);
    expect(mail?.text).toContain('Firefox, Windows');
    expect(mail?.text).toContain('Hello Ama Devices');
    expect(mail?.html).toContain('This wasn’t me');
    await signIn(me.email, LAPTOP);
    expect(await alarms(me.email)).toHaveLength(1);
  });

  it('is announced for another phone of the same kind, not for the same phone in another network', async () => {
    const me = await campus.student('Ama Travels');
    await signIn(me.email, PHONE);
    await signIn(me.email, PHONE, { ip: '102.176.1.9' });
    expect(await alarms(me.email)).toEqual([]);
    await signIn(me.email, PHONE, { device: 'the phone of a neighbour' });
    expect(await alarms(me.email)).toHaveLength(1);
  });

  it('is announced for a forged device cookie', async () => {
    const me = await campus.student('Ama Forged');
    await signIn(me.email, PHONE);
    jars.set('forged', `campushive_device=${'x'.repeat(43)}.${'y'.repeat(43)}`);
    await signIn(me.email, PHONE, { device: 'forged' });
    expect(await alarms(me.email)).toHaveLength(1);
    expect(jars.get('forged')).not.toContain('x'.repeat(43));
  });

  it('is not announced, once, for a device known before device cookies existed', async () => {
    const me = await campus.student('Ama Former');
    const { db, secrets } = campus.app.platform;
    const deviceKey = secrets.keyed('device', 'Chrome Android 41.66');
    await db.insert(knownDevices).values({ userId: me.id, deviceKey, createdAt: campus.clock.now() });
    await signIn(me.email, PHONE);
    expect(await alarms(me.email)).toEqual([]);
    await signIn(me.email, PHONE, { device: 'a second phone' });
    expect(await alarms(me.email)).toHaveLength(1);
  });

  it('is announced to a student who joined with a code', async () => {
    const email = desk.newEmail();
    await desk.register(email);
    await desk.verify(email, await campus.codeFor(email));
    await signIn(email, LAPTOP, { ip: '102.176.1.9' });
    expect(await alarms(email)).toHaveLength(1);
  });

  it('is announced in the language of the reader, with every name in each language', async () => {
    const me = await campus.student('Ama Langue');
    await me.client.users.updateSettings({ language: 'fr' });
    await signIn(me.email, PHONE);
    await signIn(me.email, LAPTOP);
    expect((await alarms(me.email))[0]?.subject).toBe('Nouvelle connexion à votre compte CampusHive');
    for (const texts of Object.keys(AUTH_LETTERS).map((language) => textsIn(AUTH_LETTERS, language))) {
      const text = texts.newDevice('Ama', 'Firefox, Windows', '23 Nov 2026').paragraphs.join(' ');
      for (const part of ['Ama', 'Firefox, Windows', '23 Nov 2026']) expect(text).toContain(part);
      expect(texts.newDevice('Ama', '', 'now').paragraphs.join(' ')).not.toContain('()');
    }
  });

  it('stores no readable link, device or address in the database', async () => {
    const { link } = await robbed('Ama Hashed');
    const { db } = campus.app.platform;
    const rows = JSON.stringify([await db.select().from(knownDevices), await db.select().from(signInAlarms)]);
    for (const part of [link, 'Firefox', '102.176']) expect(rows).not.toContain(part);
  });
});

describe('"This wasn’t me"', () => {
  it('ends every session, voids the password, and returns a reset link', async () => {
    const { me, thief, link } = await robbed('Kofi Robbed');
    const { status, body } = await deny(link);
    expect(status).toBe(200);
    expect((await desk.me(thief)).body.code).toBe('session_expired');
    expect((await desk.me(me.token)).body.code).toBe('session_expired');
    expect((await desk.login(me.email)).body.code).toBe('invalid_credentials');
    const newPassword = 'Adinkra-cloth-8';
    expect((await desk.post('/auth/reset-password', { ...body.data, newPassword })).status).toBe(200);
    expect((await desk.login(me.email, newPassword)).status).toBe(200);
  });

  it('announces the device of the thief again if it signs in again', async () => {
    const { me, link } = await robbed('Kofi Again');
    await deny(link);
    const before = (await alarms(me.email)).length;
    await desk.post('/auth/forgot-password', { email: me.email });
    await desk.post('/auth/reset-password', {
      ...(await desk.resetLink(me.email)),
      newPassword: desk.password,
    });
    await signIn(me.email, LAPTOP, { ip: '102.176.1.9' });
    expect(await alarms(me.email)).toHaveLength(before + 1);
  });

  it('works once, and voids the links of the other letters', async () => {
    const { me, link } = await robbed('Kofi Once');
    await signIn(me.email, LAPTOP, { device: 'another laptop' });
    const latest = await linkOf(me.email);
    expect(latest).not.toBe(link);
    expect((await deny(link)).status).toBe(200);
    expect((await deny(link)).body.code).toBe('reset_link_invalid');
    expect((await deny(latest)).body.code).toBe('reset_link_invalid');
  });

  it('works for a week', async () => {
    const [soon, late] = [await robbed('Kofi Soon'), await robbed('Kofi Late')];
    campus.clock.advance(SIGN_IN_ALARM_LIFETIME - 60_000);
    expect((await deny(soon.link)).status).toBe(200);
    campus.clock.advance(60_000);
    expect((await deny(late.link)).body.code).toBe('reset_link_invalid');
    await campus.app.platform.jobs.runNow('auth.sweep', {});
    expect(await campus.app.platform.db.select().from(signInAlarms)).toEqual([]);
  });

  it('refuses a guessed token and a GET request', async () => {
    const { me, link } = await robbed('Kofi Guessed');
    expect((await deny('x'.repeat(43))).body.code).toBe('reset_link_invalid');
    expect((await campus.request('GET', `/auth/not-me?token=${link}`)).status).toBe(405);
    expect((await desk.me(me.token)).status).toBe(200);
  });
});

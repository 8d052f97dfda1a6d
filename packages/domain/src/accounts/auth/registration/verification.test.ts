import { MINUTE, OTP_LIFETIME, OTP_TRIES, SECOND } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthDesk, wrongCode, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { registrations, users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

const registered = async () => {
  const email = desk.newEmail();
  await desk.register(email);
  return { email, code: await campus.codeFor(email) };
};

it('creates the account with the right code, and signs in', async () => {
  const { email, code } = await registered();
  const answer = await desk.verify(email, code);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('Email verified successfully!');
  expect(answer.body.data.user).toMatchObject({
    name: 'Kwame Boateng',
    email,
    username: email.split('@')[0],
    isVerified: true,
    universityId: 'knust',
    university: 'Kwame Nkrumah University of Science and Technology',
    role: 'student',
  });
  expect((await desk.me(answer.body.data.token)).body.data).toEqual(answer.body.data.user);
  expect((await desk.login(email)).status).toBe(200);
});

it('accepts the code for any spelling of the mailbox', async () => {
  const { email, code } = await registered();
  const [local, domain] = email.split('@');
  expect((await desk.verify(`${local}+anything@${domain?.toUpperCase()}`, code)).status).toBe(200);
});

it('accepts a code once', async () => {
  const { email, code } = await registered();
  await desk.verify(email, code);
  const again = await desk.verify(email, code);
  expect(again.status).toBe(422);
  expect(again.body.code).toBe('otp_invalid');
});

it('resends the same code while it is valid, with its remaining tries', async () => {
  const { email, code } = await registered();
  for (let i = 1; i < OTP_TRIES; i += 1) await desk.verify(email, wrongCode(code));
  campus.clock.advance(OTP_LIFETIME - 2 * MINUTE);
  await desk.post('/auth/resend-otp', { email });
  expect(await desk.mails(email)).toHaveLength(2);
  expect(await campus.codeFor(email)).toBe(code);
  // Valid for ten minutes from the last mail, as the mail says.
  campus.clock.advance(OTP_LIFETIME - 2 * MINUTE);
  expect((await desk.verify(email, code)).status).toBe(200);
});

it('sends a new code when the last one has expired or has no tries left', async () => {
  const stored = async (email: string) => {
    const { db } = campus.app.platform;
    const [row] = await db.select().from(registrations).where(eq(registrations.email, email));
    return row?.codeSeed;
  };
  const [late, guessed] = [await registered(), await registered()];
  const seeds = [await stored(late.email), await stored(guessed.email)];
  for (let i = 0; i < OTP_TRIES; i += 1) await desk.verify(guessed.email, wrongCode(guessed.code));
  campus.clock.advance(MINUTE);
  await desk.post('/auth/resend-otp', { email: guessed.email });
  campus.clock.advance(OTP_LIFETIME - MINUTE);
  await desk.post('/auth/resend-otp', { email: late.email });
  for (const { email } of [late, guessed]) {
    expect(seeds).not.toContain(await stored(email));
    expect((await desk.verify(email, await campus.codeFor(email))).status).toBe(200);
  }
});

it('refuses the code of another address', async () => {
  const [one, other] = [await registered(), await registered()];
  if (one.code === other.code) return;
  expect((await desk.verify(one.email, other.code)).body.code).toBe('otp_invalid');
});

it('voids a code after five wrong tries, even for the right one, until a new one is requested', async () => {
  const { email, code } = await registered();
  for (let i = 0; i < OTP_TRIES; i += 1) {
    const wrong = await desk.verify(email, wrongCode(code));
    expect(wrong.body.code).toBe('otp_invalid');
    expect(wrong.body.fieldErrors).toHaveProperty('otp');
  }
  const exceeded = await desk.verify(email, code);
  expect(exceeded.status).toBe(429);
  expect(exceeded.body.code).toBe('otp_attempts_exceeded');
  campus.clock.advance(MINUTE);
  await desk.post('/auth/resend-otp', { email });
  expect((await desk.verify(email, await campus.codeFor(email))).status).toBe(200);
});

it('compares at most five codes of many concurrent requests', async () => {
  const { email, code } = await registered();
  const answers = await Promise.all(Array.from({ length: 12 }, () => desk.verify(email, wrongCode(code))));
  const codes = answers.map((answer) => answer.body.code);
  expect(codes.filter((one) => one === 'otp_invalid')).toHaveLength(OTP_TRIES);
  expect(codes.filter((one) => one === 'otp_attempts_exceeded')).toHaveLength(12 - OTP_TRIES);
});

it('refuses a code after ten minutes', async () => {
  const { email, code } = await registered();
  campus.clock.advance(OTP_LIFETIME);
  const late = await desk.verify(email, code);
  expect(late.status).toBe(422);
  expect(late.body.code).toBe('otp_expired');
});

it('accepts a code shortly before it expires', async () => {
  const { email, code } = await registered();
  campus.clock.advance(OTP_LIFETIME - 10 * SECOND);
  expect((await desk.verify(email, code)).status).toBe(200);
});

it('delays further tries after thirty wrong guesses over several codes', async () => {
  const { email } = await registered();
  for (let tries = 0; tries < 30; tries += 1) {
    if (tries % OTP_TRIES === 0) {
      // An address gets five codes in an hour.
      campus.clock.advance(13 * MINUTE);
      await desk.post('/auth/resend-otp', { email });
    }
    const code = await campus.codeFor(email);
    expect((await desk.verify(email, wrongCode(code))).body.code).toBe('otp_invalid');
  }
  const locked = await desk.verify(email, wrongCode(await campus.codeFor(email)));
  expect(locked.body.code).toBe('otp_attempts_exceeded');
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(50);
});

it('creates one account when the same code is submitted many times at once', async () => {
  const { email, code } = await registered();
  const answers = await Promise.all([1, 2, 3, 4].map(() => desk.verify(email, code)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422]);
  const { db } = campus.app.platform;
  expect(await db.select().from(users).where(eq(users.canonicalEmail, email))).toHaveLength(1);
});

it('keeps the verified account unchanged when a registration arrives in the same moment', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { email, code } = await registered();
    const [verified, registering] = await Promise.all([
      desk.verify(email, code),
      desk.register(email, { name: 'Late Comer', password: 'Late-comer-77' }),
    ]);
    expect([200, 422]).toContain(verified.status);
    expect(registering.status).toBe(200);
    const newest = (await desk.mails(email)).map((mail) => /\b\d{6}\b/.exec(mail.text)?.[0]).find(Boolean);
    const second = await desk.verify(email, newest ?? '');
    expect([200, 422]).toContain(second.status);
    expect([verified.status, second.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

it.each([
  ['letters', { otp: 'abcdef' }],
  ['five digits', { otp: '12345' }],
  ['a number', { otp: 123456 }],
  ['nothing', {}],
])('refuses %s as a code without counting a try', async (_title, change) => {
  const { email, code } = await registered();
  for (let i = 0; i <= OTP_TRIES; i += 1) {
    const answer = await desk.post('/auth/verify-otp', { email, ...change });
    expect(Object.keys(answer.body.fieldErrors)).toEqual(['otp']);
  }
  expect((await desk.verify(email, code)).status).toBe(200);
});

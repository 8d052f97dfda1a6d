import {
  canonicalEmail,
  DAY,
  fieldTexts,
  MINUTE,
  OTP_LIFETIME,
  SECOND,
  wordFieldError,
} from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { campusTexts } from '../../../platform/campus.js';
import { openTestCampus, type Answered, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { attempts, registrations, users } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus({ ADMIN_EMAILS: 'Dean+campus@st.ug.edu.gh, other@st.ug.edu.gh' });
  desk = openAuthDesk(campus);
});
afterAll(() => campus.close());

const member = async () => {
  const email = desk.newEmail();
  await campus.student('Ama Member', email);
  campus.clock.advance(10 * MINUTE);
  return email;
};
const pending = async () => {
  const email = desk.newEmail();
  await desk.register(email);
  campus.clock.advance(10 * MINUTE);
  return email;
};
const kinds = [
  ['an unknown address', async () => desk.newEmail()],
  ['a pending address', pending],
  ["a member's address", member],
] as const;
/** Observable parts of an answer about `email`, for comparison. */
const comparable = (email: string, { status, body, headers }: Answered) => ({
  status,
  body: JSON.parse(JSON.stringify({ ...body, requestId: '' }).replaceAll(email, 'a-student')),
  headers: [...headers.keys()].sort(),
  retryAfter: headers.get('retry-after'),
});

describe('registering', () => {
  it('creates no usable account before the code is entered', async () => {
    const email = desk.newEmail();
    const answer = await desk.register(email);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      data: { email },
      message: 'Registration initiated! Please verify your email.',
    });
    const { db } = campus.app.platform;
    expect(await db.select().from(users).where(eq(users.canonicalEmail, email))).toEqual([]);
    expect((await desk.login(email)).body.code).toBe('email_unverified');
  });

  it('mails in the language of the request, and stores it as the language of the account', async () => {
    const email = desk.newEmail();
    const ask = (path: string, language: string, body: object) =>
      campus.request('POST', path, { body: { email, ...body }, headers: { 'accept-language': language } });
    await ask('/auth/register', 'es', { name: 'Kwame Boateng', password: desk.password });
    expect((await desk.mails(email))[0]?.subject).toMatch(/es tu código de CampusHive$/);
    campus.clock.advance(2 * MINUTE);
    await ask('/auth/resend-otp', 'fr-CA,fr;q=0.9,en;q=0.8', {});
    const [letter] = await desk.mails(email);
    expect(letter?.subject).toMatch(/est votre code CampusHive$/);
    expect(letter?.html).toContain('<html lang="fr">');
    const { body } = await ask('/auth/verify-otp', 'en', { otp: await campus.codeFor(email) });
    expect(body.data.user.settings.language).toBe('fr');
    // A member's mail is in their own language, whatever page asks.
    campus.clock.advance(10 * MINUTE);
    await ask('/auth/register', 'en', { name: 'Another Student', password: desk.password });
    expect((await desk.mails(email))[0]?.subject).toBe('Vous avez déjà un compte CampusHive');
  });

  it('stores the code and password unreadably, and no address in the attempt counts', async () => {
    const email = desk.newEmail();
    await desk.register(email);
    const { db } = campus.app.platform;
    const [row] = await db.select().from(registrations).where(eq(registrations.canonicalEmail, email));
    const code = await campus.codeFor(email);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(desk.password);
    // OWASP's parameters for argon2id.
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(await db.select().from(attempts))).not.toContain('a-student');
  });

  it('accepts the name as `fullName`, and the university by name, by id or not at all', async () => {
    for (const university of ['knust', 'Kwame Nkrumah University of Science and Technology', undefined]) {
      const answer = await desk.register(desk.newEmail(), {
        name: undefined,
        fullName: 'Ɛsi Ɔfori',
        university,
      });
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    [
      'an address of no university',
      { email: 'kwame@gmail.com' },
      'email',
      'Must be a valid university email (e.g., you@st.ug.edu.gh)',
    ],
    [
      'an address under a university’s domain',
      { email: 'kwame@evil.st.ug.edu.gh' },
      'email',
      'Must be a valid university email (e.g., you@st.ug.edu.gh)',
    ],
    ['something that is no address', { email: 'kwame' }, 'email', 'Invalid email address'],
    ['two addresses', { email: 'a@st.ug.edu.gh,b@st.ug.edu.gh' }, 'email', 'Invalid email address'],
    [
      'an unknown university',
      { university: 'University of Atlantis' },
      'university',
      'Invalid university selection',
    ],
    [
      'another university than the address’s',
      { university: 'University of Ghana' },
      'university',
      'Invalid university selection',
    ],
    ['no name', { name: undefined }, 'name', 'Required'],
    ['a short name', { name: ' K ' }, 'name', 'Too short!'],
    ['a long name', { name: 'K'.repeat(51) }, 'name', 'Too long!'],
    [
      'a name with a control character',
      { name: 'Kwame\u0007' },
      'name',
      'Contains characters that cannot be shown',
    ],
    ['a short password', { password: 'Kente-7' }, 'password', 'Password must be at least 8 characters'],
    [
      'a long password',
      { password: `Kente-7${'x'.repeat(122)}` },
      'password',
      'Password must be at most 128 characters',
    ],
    [
      'a password without a capital',
      { password: 'kente-cloth-7' },
      'password',
      'Password must contain at least one uppercase letter',
    ],
    [
      'a password without a small letter',
      { password: 'KENTE-CLOTH-7' },
      'password',
      'Password must contain at least one lowercase letter',
    ],
    [
      'a password without a number',
      { password: 'Kente-cloth' },
      'password',
      'Password must contain at least one number',
    ],
    [
      'a common password',
      { password: 'PassWord1' },
      'password',
      'This password is one of the most common ones. Please choose another.',
    ],
    ['a role', { role: 'admin' }, 'role', 'Unknown field'],
  ])('refuses %s', async (_title, change, field, words) => {
    const answer = await desk.register(desk.newEmail(), change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
    expect(wordFieldError(campusTexts(fieldTexts), answer.body.fieldErrors[field], 'en')).toBe(words);
  });

  it('creates the account of the proved code, even after another registration of the address', async () => {
    const email = desk.newEmail();
    await desk.register(email, { name: 'Kwame Owner' });
    const own = await campus.codeFor(email);
    await desk.register(email, { name: 'A Thief', password: 'Thief-cloth-9' });
    expect((await desk.verify(email, own)).body.data.user.name).toBe('Kwame Owner');
    expect((await desk.login(email, 'Thief-cloth-9')).body.code).toBe('invalid_credentials');
    expect((await desk.login(email)).status).toBe(200);
    const { db } = campus.app.platform;
    expect(await db.select().from(registrations).where(eq(registrations.canonicalEmail, email))).toEqual([]);
  });

  it('accepts a code only from the page that requested it, so that it confirms no other password', async () => {
    const [page, thiefs] = [{ attempt: crypto.randomUUID() }, { attempt: crypto.randomUUID() }];
    const email = desk.newEmail();
    const verify = (otp: string, by: object) => desk.post('/auth/verify-otp', { email, otp, ...by });
    await desk.register(email, { name: 'Kwame Owner', ...page });
    const own = await campus.codeFor(email);
    await desk.register(email, { name: 'A Thief', password: 'Thief-cloth-9', ...thiefs });
    const planted = await campus.codeFor(email);
    if (planted !== own) expect((await verify(planted, page)).body.code).toBe('otp_invalid');
    // Other requests for the same address do not use up the owner's tries either.
    for (let i = 0; i < 6; i += 1) await verify('000000', thiefs);
    expect((await verify(own, {})).body.code).toBe('otp_invalid');
    expect((await verify(own, page)).body.data.user.name).toBe('Kwame Owner');
    expect((await desk.login(email, 'Thief-cloth-9')).body.code).toBe('invalid_credentials');
  });

  it('continues on another page after a log-in with the password, whose new code then counts there', async () => {
    const [phone, laptop] = [{ attempt: crypto.randomUUID() }, { attempt: crypto.randomUUID() }];
    const email = desk.newEmail();
    await desk.register(email, phone);
    campus.clock.advance(2 * MINUTE);
    const login = await desk.post('/auth/login', { email, password: desk.password, ...laptop });
    expect(login.body.code).toBe('email_unverified');
    const otp = await campus.codeFor(email);
    expect((await desk.post('/auth/verify-otp', { email, otp, ...phone })).body.code).toBe('otp_invalid');
    campus.clock.advance(2 * MINUTE);
    await desk.post('/auth/resend-otp', { email, ...laptop });
    const newer = await campus.codeFor(email);
    expect((await desk.post('/auth/verify-otp', { email, otp: newer, ...laptop })).status).toBe(200);
  });

  it('notifies the owner of an existing account by mail, and leaves the account unchanged', async () => {
    const email = await member();
    const [local, domain] = email.split('@');
    await desk.register(`${local?.toUpperCase()}+deals@${domain}`, { password: 'Thief-cloth-9' });
    const [notice] = await desk.mails(email);
    expect(notice?.subject).toBe('You already have a CampusHive account');
    expect(notice?.text).not.toMatch(/\b\d{6}\b/);
    expect((await desk.login(email, 'Thief-cloth-9')).body.code).toBe('invalid_credentials');
    expect((await desk.login(email)).status).toBe(200);
  });

  it.each(kinds)('sends %s at most 3 codes in 10 minutes', async (_title, make) => {
    const email = await make();
    const before = (await desk.mails(email)).length;
    for (let i = 0; i < 3; i += 1) expect((await desk.register(email)).status).toBe(200);
    campus.clock.advance(4 * MINUTE);
    const refused = await desk.register(email);
    expect(refused.body.code).toBe('resend_too_soon');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(5 * 60);
    expect(wait).toBeLessThanOrEqual(6 * 60);
    expect((await desk.mails(email)).length).toBe(before + 3);
    campus.clock.advance(wait * SECOND);
    expect((await desk.register(email)).status).toBe(200);
  });

  it('gives the same responses for unknown, pending and member addresses, at every step', async () => {
    const stories = [];
    for (const [, make] of kinds) {
      const email = await make();
      const answers = [await desk.register(email), await desk.post('/auth/resend-otp', { email })];
      for (let i = 0; i < 6; i += 1)
        answers.push(await desk.verify(email, 'abcdef'), await desk.verify(email, '123456'));
      campus.clock.advance(MINUTE);
      answers.push(await desk.post('/auth/resend-otp', { email }));
      campus.clock.advance(OTP_LIFETIME);
      answers.push(await desk.verify(email, '123456'), await desk.login(email, 'Not-the-password-1'));
      answers.push(await desk.post('/auth/forgot-password', { email }));
      stories.push(answers.map((answer) => comparable(email, answer)));
    }
    expect(stories[1]).toEqual(stories[0]);
    expect(stories[2]).toEqual(stories[0]);
  });

  it('leaves no row after a week without a proof', async () => {
    const email = desk.newEmail();
    await desk.register(email);
    campus.clock.advance(7 * DAY + MINUTE);
    await campus.app.platform.jobs.runNow('auth.sweep', {});
    const { db } = campus.app.platform;
    expect(await db.select().from(registrations)).toEqual([]);
    expect(await db.select().from(attempts)).toEqual([]);
  });
});

describe('roles', () => {
  it('include administrator for an address that the configuration names, in any spelling', async () => {
    const roleOf = async (email: string) => {
      await desk.register(email);
      const answer = await desk.post('/auth/verify-otp', { email, otp: await campus.codeFor(email) });
      return answer.body.data.user.role as string;
    };
    expect(await roleOf('dean@st.ug.edu.gh')).toBe('admin');
    expect(await roleOf('Other+tag@st.ug.edu.gh')).toBe('admin');
    expect(await roleOf('dean2@st.ug.edu.gh')).toBe('student');
    expect(canonicalEmail('Other+tag@st.ug.edu.gh')).toBe('other@st.ug.edu.gh');
  });
});

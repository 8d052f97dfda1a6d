import { MINUTE, SECOND } from '@campushive/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';

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

describe('a resent code', () => {
  it.each(kinds)('is sent to %s at most once a minute', async (_title, make) => {
    const email = await make();
    expect((await desk.post('/auth/resend-otp', { email })).body).toEqual({
      status: 'success',
      message: 'New OTP has been sent to your email',
    });
    campus.clock.advance(20 * SECOND);
    const soon = await desk.post('/auth/resend-otp', { email });
    expect(soon.body.code).toBe('resend_too_soon');
    const wait = Number(soon.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(35);
    expect(wait).toBeLessThanOrEqual(40);
    campus.clock.advance(wait * SECOND);
    expect((await desk.post('/auth/resend-otp', { email })).status).toBe(200);
  });

  it('is refused within a minute of the registration', async () => {
    const email = desk.newEmail();
    await desk.register(email);
    campus.clock.advance(50 * SECOND);
    await desk.register(email);
    campus.clock.advance(20 * SECOND);
    expect((await desk.post('/auth/resend-otp', { email })).body.code).toBe('resend_too_soon');
  });

  it('is sent once when several requests arrive at once', async () => {
    const email = await pending();
    const before = (await desk.mails(email)).length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.post('/auth/resend-otp', { email })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429]);
    expect((await desk.mails(email)).length).toBe(before + 1);
  });

  it('is not sent to an address that never registered', async () => {
    const email = desk.newEmail();
    await desk.post('/auth/resend-otp', { email });
    expect(await desk.mails(email)).toEqual([]);
  });
});

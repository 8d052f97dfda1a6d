import { MINUTE } from '@campushive/contract';
import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openAuthDesk, type AuthDesk } from '../../../../../../apps/api/test/auth.js';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';

// The real ones, counted: hashing is what takes long enough to be measured from outside.
vi.mock('@node-rs/argon2', { spy: true });

let campus: TestCampus;
let desk: AuthDesk;
beforeAll(async () => {
  campus = await openTestCampus();
  desk = openAuthDesk(campus);
  // The hash that unknown addresses are compared with is made once.
  await desk.login(desk.newEmail());
});
afterAll(() => campus.close());

const kinds = {
  unknown: async () => desk.newEmail(),
  pending: async () => {
    const email = desk.newEmail();
    await desk.register(email);
    return email;
  },
  member: async () => (await campus.student('Ama Member')).email,
};
const calls = {
  register: (email: string) => desk.register(email),
  'resend-otp': (email: string) => desk.post('/auth/resend-otp', { email }),
  'forgot-password': (email: string) => desk.post('/auth/forgot-password', { email }),
  'login with a wrong password': (email: string) => desk.login(email, 'Wrong-one-123'),
};

it.each(Object.keys(calls))(
  '%s hashes exactly once for an unknown, a pending and a member address',
  async (name) => {
    for (const [kind, make] of Object.entries(kinds)) {
      const email = await make();
      campus.clock.advance(MINUTE);
      vi.mocked(hash).mockClear();
      vi.mocked(verify).mockClear();
      await calls[name as keyof typeof calls](email);
      expect(vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length, kind).toBe(1);
    }
  },
);

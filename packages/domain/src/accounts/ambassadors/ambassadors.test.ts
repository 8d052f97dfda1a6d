import { DAY } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { ambassadorSignUps, users } from '../../platform/database/schema/index.js';
import { addAmbassador, rankAmbassadors, removeAmbassador } from './ambassadors.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

const PASSWORD = 'Kente-cloth-7';
let addresses = 0;
const newAddress = () => `ambassador-${(addresses += 1)}@st.ug.edu.gh`;
const register = (email: string, by: string) =>
  campus.client().auth.register({ name: 'Efua', email, password: PASSWORD, by });
async function verify(email: string): Promise<void> {
  const [mail] = (await campus.app.platform.mailbox?.read(email)) ?? [];
  const otp = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
  await campus.client().auth.verifyOtp({ email, otp });
}
const ranking = async () =>
  (await rankAmbassadors(campus.app.platform.db)).map(({ name, signUpCount }) => [name, signUpCount]);

it('counts each verified address once, for the first code it used, and ranks the best ambassador first', async () => {
  const { platform } = campus.app;
  const adwoa = await addAmbassador(platform, { name: 'Adwoa', universityId: 'ug' });
  const kofi = await addAmbassador(platform, { name: 'Kofi', universityId: 'ug' });
  expect(adwoa.code).not.toBe(kofi.code);
  const email = newAddress();
  await register(email, kofi.code.toLowerCase());
  expect(await ranking()).toEqual([
    ['Adwoa', 0],
    ['Kofi', 0],
  ]);
  await verify(email);
  expect(await ranking()).toEqual([
    ['Kofi', 1],
    ['Adwoa', 0],
  ]);
  // The account is gone, and the same mailbox signs up again with another code.
  await platform.db
    .update(users)
    .set({ canonicalEmail: 'gone@campushive.invalid', email: 'gone@campushive.invalid' })
    .where(eq(users.email, email));
  campus.clock.advance(DAY);
  await register(email, adwoa.code);
  await verify(email);
  expect(await ranking()).toEqual([
    ['Kofi', 1],
    ['Adwoa', 0],
  ]);
});

it('signs up a student with an unknown ambassador code, without counting the sign-up', async () => {
  const email = newAddress();
  await register(email, 'UNKNOWN9');
  await verify(email);
  expect((await ranking()).map(([, count]) => count)).toEqual([1, 0]);
});

it('deletes counted addresses after a year, and those of an ambassador on removal', async () => {
  const { platform } = campus.app;
  const counted = () => platform.db.select().from(ambassadorSignUps);
  const esi = await addAmbassador(platform, { name: 'Esi', universityId: 'ug' });
  const email = newAddress();
  await register(email, esi.code);
  await verify(email);
  expect(await counted()).toHaveLength(2);
  expect(await removeAmbassador(platform, esi.code)).toBe(true);
  expect(await removeAmbassador(platform, esi.code)).toBe(false);
  expect(await counted()).toHaveLength(1);
  campus.clock.advance(366 * DAY);
  await platform.jobs.runNow('auth.sweep', {});
  expect(await counted()).toEqual([]);
  expect(await ranking()).toEqual([
    ['Kofi', 1],
    ['Adwoa', 0],
  ]);
});

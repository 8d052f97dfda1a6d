import { DAY } from '@campushive/contract';
import { namesIn, namesOfCampus } from '../packages/features/test/campus-names.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCampus } from '@campushive/domain/platform/campus';
import { sampleMails } from '@campushive/domain/reach/letters/letter-samples';
import { ACCOUNTS, PASSWORD, WANJIKU } from '../apps/api/src/seed/nairobi/students.js';
import { openTestCampus, type TestCampus } from '../apps/api/test/campus.js';
import { campus as ghana } from '../campuses/ghana/src/index.js';
import { campus as nairobi } from '../campuses/nairobi/src/index.js';

/** Names of the first campus that must not appear, because a campus is data. Both have the same provider. */
const OWN = namesOfCampus(nairobi);
const FOREIGN = [
  ...namesOfCampus(ghana),
  ...Object.values(ghana.currency.minorUnit),
  'Ghanaian',
  'cedi',
].filter((name) => !OWN.includes(name));

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({ CAMPUS: 'nairobi' });
  expect(await campus.app.seed()).toBe(true);
});
// Files in the same worker share the served campus.
afterAll(async () => {
  await campus.close();
  serveCampus(ghana);
});

const textAt = async (path: string) => {
  const answer = await fetch(campus.url + path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const signIn = async (email: string) => {
  const { data } = await campus.client().auth.login({ email, password: PASSWORD });
  return campus.client(data.token);
};

it.each(['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/api/openapi.json', '/dev/letters'])(
  'shows no name of the first campus in %s',
  async (path) => expect(namesIn(await textAt(path), FOREIGN)).toEqual([]),
);

it.each(nairobi.locales)('uses no name of the first campus in a mail in %s', (language) => {
  const mails = [...sampleMails(campus.url, language)];
  expect(mails.length).toBeGreaterThan(50);
  const named = mails.flatMap(([name, { subject, text, html }]) =>
    namesIn(`${subject} ${text} ${html}`, FOREIGN).map((word) => `${name}: ${word}`),
  );
  expect(named).toEqual([]);
});

it('uses no name of the first campus in API responses and delivered mails', async () => {
  await (await signIn(WANJIKU.email)).users.updateSettings({ language: 'sw' });
  campus.clock.advance(DAY);
  const wanjiku = await signIn(WANJIKU.email);
  await campus.app.platform.jobs.runNow('notifications.digest', {});
  const payments = (await wanjiku.payments.list({})).data;
  const answers = await Promise.all([
    campus.client().home.get({}),
    campus.client().universities.list({}),
    wanjiku.hives.list({ limit: 50 }),
    wanjiku.dashboard.get({}),
    wanjiku.notifications.list({}),
    wanjiku.threads.list({}),
    wanjiku.payouts.list({}),
    ...payments.map(({ id }) => wanjiku.payments.receipt({ id, language: 'en' })),
  ]);
  expect(payments.length).toBeGreaterThan(5);
  expect(namesIn(JSON.stringify(answers), FOREIGN)).toEqual([]);
  const mails = await textAt('/dev/mailbox.json');
  expect(mails).toContain('Soko');
  expect(namesIn(mails, FOREIGN)).toEqual([]);
});

it('detects a name of the first campus', () => {
  expect(namesIn('Pay ₵20 with MTN at KNUST', FOREIGN)).toEqual(['₵', 'MTN', 'KNUST']);
});

it('allows each demo account to log in', async () => {
  for (const { name, email } of ACCOUNTS) {
    const me = await (await signIn(email)).auth.me({});
    expect(me.data.name).toBe(name);
  }
});

import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '@campushive/domain/platform/database/schema/index';
import { openTestCampus, type TestCampus } from '../../test/campus.js';
import { readOrder } from './admin-order.js';
import { runAdmin } from './admin-run.js';
import { carryOut } from './admin-work.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
});
afterAll(() => campus.close());

const admin = async (...typed: string[]) =>
  (await carryOut(campus.app.platform, readOrder(typed))).join('\n');
async function lastEntry() {
  const { db } = campus.app.platform;
  return (await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
}

describe('the launch commands for universities', () => {
  const register = (email: string) =>
    campus.client().auth.register({ name: 'Kojo Launch', email, password: 'Kente-cloth-7' });

  it.each([
    [['launch'], '--university <id>, --all or --list?'],
    [['launch', '--all', '--list'], '--university <id>, --all or --list?'],
    [['launch', 'ug'], 'is too much'],
  ])('parse %j', async (typed, text) => {
    expect(await runAdmin(typed, {})).toMatchObject({ code: 2, text: expect.stringContaining(text) });
  });

  it('open one university, close the others, count the waiting list, and open the rest', async () => {
    await expect(admin('launch', '--university', 'hogwarts')).rejects.toThrow('there is no "hogwarts"');
    expect(await admin('launch', '--list')).toMatch(/^Every university is open\.\nopen {5}ug /);
    expect(await admin('launch', '--university', 'ug')).toMatch(/^University of Ghana is open\.\n\d+ uni/);
    expect(await lastEntry()).toMatchObject({ action: 'university.launch', details: { university: 'ug' } });
    expect(await admin('launch', '--university', 'ug')).toBe('It is open already.');
    await expect(register('kojo.launch@st.knust.edu.gh')).rejects.toMatchObject({
      code: 'university_not_open',
    });
    const email = 'kojo.launch@st.knust.edu.gh';
    await campus.client().waitingList.join({ email });
    expect(await admin('launch', '--list')).not.toContain('on the list');
    const [mail] = (await campus.app.platform.mailbox?.read(email)) ?? [];
    const otp = /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    await campus.client().waitingList.confirm({ email, otp });
    expect(await admin('launch', '--list')).toMatch(/waiting {2}knust .* 1 on the list/);
    expect(await admin('launch', '--all')).toContain('invites 1 addresses that wait');
    expect(await admin('launch', '--all')).toBe('Every university is open already.');
    await register('kojo.launch@st.knust.edu.gh');
  });
});

describe('the ambassador commands', () => {
  it.each([
    [['ambassador', 'add', '--name', 'Adwoa Sarpong']],
    [['ambassador', 'remove']],
    [['ambassador', 'drop', 'K7QF2M9X']],
  ])('refuse %j', async (typed) => {
    expect(await runAdmin(typed, {})).toMatchObject({ code: 2, text: expect.stringContaining('or remove') });
  });

  it('create a link with a code, and list an ambassador until they are removed', async () => {
    expect(await admin('ambassadors')).toBe('There is no ambassador.');
    const added = await admin('ambassador', 'add', '--name', 'Adwoa Sarpong', '--university', 'ug');
    const code = /\/register\?by=(\w{8})$/.exec(added)?.[1] ?? '';
    expect(await admin('ambassadors')).toBe(`1.  0  ${code}  Adwoa Sarpong, ug`);
    expect(await lastEntry()).toMatchObject({ action: 'ambassador.create' });
    expect(await admin('ambassador', 'remove', code)).toBe(`${code} is removed.`);
    await expect(admin('ambassador', 'remove', code)).rejects.toThrow('There is no code');
  });
});

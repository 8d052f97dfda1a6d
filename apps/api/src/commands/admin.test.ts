import { DAY, MINUTE } from '@campushive/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';
import { createSales, type Sales } from '../../test/money.js';
import { auditEntries, outbox, users } from '@campushive/domain/platform/database/schema/index';
import type { JobName } from '@campushive/domain/platform/jobs';
import { readOrder } from './admin-order.js';
import { runAdmin } from './admin-run.js';
import { carryOut } from './admin-work.js';

let campus: TestCampus;
let sales: Sales;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
afterAll(() => campus.close());

const admin = async (...typed: string[]) =>
  (await carryOut(campus.app.platform, readOrder(typed))).join('\n');
const userOf = async (email: string) => {
  const [row] = await campus.app.platform.db.select().from(users).where(eq(users.email, email));
  return row;
};
const lastEntry = async () => {
  const [entry] = await campus.app.platform.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
};

describe('the command line', () => {
  it.each([
    [[], 2, 'Which command?'],
    [['dance'], 2, 'There is no command "dance".'],
    [['suspend', 'ama@st.ug.edu.gh'], 2, '--reason is missing'],
    [['suspend', 'ama', '--reason', 'Spam'], 2, '"ama" is not an email address.'],
    [['suspend', 'ama@st.ug.edu.gh', '--reason', 'Spam', '--until', 'soon'], 2, '"soon" is not a day'],
    [['suspend', 'ama@st.ug.edu.gh', '--all'], 2, 'suspend knows no --all.'],
    [['mails', 'ama@st.ug.edu.gh'], 2, 'is too much'],
    [['requeue'], 2, 'Give its id, or --all.'],
    [['requeue', '1; drop table users'], 2, 'is not an id'],
    [['jobs', '--colour'], 2, 'colour'],
    [['outbox'], 2, 'for whom, or for what?'],
    [['outbox', 'drop'], 2, 'list, or retry <id> | --all?'],
    [['outbox', 'retry'], 2, 'Give its id, or --all.'],
    [['outbox', 'retry', '1; drop table users'], 2, 'is not an id'],
    [['help'], 0, 'Usage: pnpm admin <command>'],
    [['suspend', '--help'], 0, 'Usage: pnpm admin <command>'],
  ])('parses %j', async (typed, code, text) => {
    const outcome = await runAdmin(typed, {});
    expect(outcome.code).toBe(code);
    expect(outcome.text).toContain(text);
    expect(outcome.text).toContain('resend-refund <reference>');
  });

  it('refuses to open the embedded database while the server runs on it', async ({ skip }) => {
    const { dataDir, databaseUrl } = campus.app.platform.config;
    skip(databaseUrl !== undefined, 'The database is no embedded one here.');
    const outcome = await runAdmin(['jobs'], { DATA_DIR: dataDir });
    expect(outcome).toEqual({ code: 1, text: expect.stringContaining('is in use by another process') });
  });

  it('names the setting that is wrong', async () => {
    expect(await runAdmin(['jobs'], { PORT: 'x' })).toEqual({
      code: 1,
      text: expect.stringMatching(/^PORT:/),
    });
  });
});

describe('the account commands', () => {
  it('promote a student to admin, and write an audit entry', async () => {
    const student = await campus.student('Ama Promoted');
    expect(await admin('create-admin', student.email)).toBe(`${student.email} is an admin now.`);
    expect((await userOf(student.email))?.role).toBe('admin');
    expect(await lastEntry()).toMatchObject({
      actorId: null,
      action: 'user.set_role',
      targetId: student.id,
      details: { role: 'admin' },
    });
    expect(await admin('create-admin', student.email)).toContain('an admin already');
  });

  it('create a new admin, who sets a password through a mailed link', async () => {
    const email = 'nana.admin@st.ug.edu.gh';
    await expect(admin('create-admin', email)).rejects.toThrow('give its --name');
    await expect(admin('create-admin', 'nana@example.com', '--name', 'Nana')).rejects.toThrow('--university');
    const output = await admin('create-admin', email, '--name', 'Nana Admin');
    const token = /token=([\w-]+)/.exec(output)?.[1] ?? '';
    const newPassword = 'Talking-drum-12';
    const reset = await campus.request('POST', '/auth/reset-password', {
      body: { email, token, newPassword },
    });
    expect(reset.status).toBe(200);
    const login = await campus.client().auth.login({ email, password: newPassword });
    expect(login.data.user).toMatchObject({ name: 'Nana Admin', role: 'admin' });
    expect(await lastEntry()).toMatchObject({ action: 'user.create', targetId: login.data.user.id });
  });

  it('admit the first moderator with a staff address, without student verification', async () => {
    const email = 'boss@ug.edu.gh';
    const refused = await campus.request('POST', '/auth/register', {
      body: { name: 'Efua Boss', email, password: 'Kente-cloth-7' },
    });
    expect([refused.status, refused.body.fieldErrors.email.code]).toEqual([422, 'staff_email']);
    const output = await admin('create-moderator', email, '--name', 'Efua Boss');
    expect(output).toContain(`${email} is a moderator now.`);
    const token = /token=([\w-]+)/.exec(output)?.[1] ?? '';
    const newPassword = 'Talking-drum-13';
    await campus.request('POST', '/auth/reset-password', { body: { email, token, newPassword } });
    const login = await campus.client().auth.login({ email, password: newPassword });
    expect(login.data.user).toMatchObject({ name: 'Efua Boss', role: 'moderator', isVerified: false });
    const { token: session } = login.data;
    const queue = (path: string) => campus.request('GET', path, { token: session });
    expect((await queue('/moderation/reports')).status).toBe(200);
    expect((await queue('/moderation/switches')).body.code).toBe('forbidden');
    // A code that arrives at such a mailbox proves no student.
    const proof = await campus.request('POST', '/auth/student-verification', { token: session });
    expect(proof.body.code).toBe('forbidden');
    expect(await lastEntry()).toMatchObject({
      ...{ actorId: null, action: 'user.create', details: { role: 'moderator' } },
    });
    expect(await admin('create-moderator', email)).toContain('a moderator already');
    await expect(admin('create-moderator', 'efua@example.com', '--name', 'Efua')).rejects.toThrow(
      '--university',
    );
  });

  it('promote a student to moderator, and refuse to demote an admin', async () => {
    const student = await campus.student('Adwoa Helper');
    expect(await admin('create-moderator', student.email)).toBe(`${student.email} is a moderator now.`);
    expect(await userOf(student.email)).toMatchObject({ role: 'moderator', isVerified: true });
    await admin('create-admin', student.email);
    await expect(admin('create-moderator', student.email)).rejects.toThrow('is an admin');
    expect((await userOf(student.email))?.role).toBe('admin');
  });

  it('suspend and reinstate a student, with sessions ended, mails sent and audit entries written', async () => {
    const student = await campus.student('Kojo Closed');
    const until = new Date(campus.clock.now().getTime() + 7 * DAY).toISOString();
    await admin(
      'suspend',
      student.email.toUpperCase(),
      '--reason',
      'Sells what is not his',
      '--until',
      until,
    );
    const shut = await campus.request('GET', '/auth/me', { token: student.token });
    expect([shut.status, shut.body.code]).toEqual([403, 'account_suspended']);
    expect(await lastEntry()).toMatchObject({
      actorId: null,
      action: 'user.suspend',
      targetId: student.id,
      reason: 'Sells what is not his',
    });
    const letters = async () => (await campus.app.platform.mailbox?.read(student.email)) ?? [];
    expect((await letters())[0]?.text).toContain('Sells what is not his');
    await expect(admin('create-admin', student.email)).rejects.toThrow('is suspended');

    expect(await admin('unsuspend', student.email)).toBe(`${student.email} is open again.`);
    expect((await letters())[0]?.subject).toContain('open again');
    expect(await lastEntry()).toMatchObject({ action: 'user.reinstate', targetId: student.id });
    await expect(admin('unsuspend', student.email)).rejects.toThrow('is not suspended');
  });

  it('refuse an unknown account, and a suspension whose end is in the past', async () => {
    await expect(admin('suspend', 'unknown@st.ug.edu.gh', '--reason', 'x')).rejects.toThrow('no account');
    const student = await campus.student('Efua Late');
    const late = admin('suspend', student.email, '--reason', 'x', '--until', '2020-01-01');
    await expect(late).rejects.toThrow('over already');
  });
});

describe('the job and mail commands', () => {
  /** Returns a job of this name that was tried once and given up. */
  async function givenUp(name: JobName, data: object): Promise<string> {
    await campus.app.platform.jobs.send(name, data as never, { retryLimit: 0 });
    return vi.waitFor(async () => {
      const [job] = await campus.app.platform.jobs.stuck({ name });
      expect(job).toBeDefined();
      return job?.id ?? '';
    }, 120_000);
  }

  it('list failed jobs, and retry them', async () => {
    const id = await givenUp('payments.refund', { orderId: 'none' });
    expect(await admin('jobs')).toContain(`${id}  payments.refund`);
    expect(await admin('jobs', '--name', 'payouts.send')).toBe('No job was given up.');
    await campus.app.platform.db.transaction((tx) =>
      campus.app.platform.jobs
        .repeat(tx, { id, name: 'payouts.send' })
        .then((done) => expect(done).toBe(false)),
    );
    expect(await admin('requeue', id.toUpperCase())).toContain('is tried again');
    expect(await lastEntry()).toMatchObject({ action: 'job.requeue', targetId: id });
    await expect(admin('requeue', '00000000-0000-4000-8000-000000000000')).rejects.toThrow('not among them');
  });

  it('resend a mail, and show no code', async () => {
    const { mailbox } = campus.app.platform;
    if (mailbox === undefined) throw new Error('Tests have a mailbox');
    const deliver = vi.spyOn(mailbox, 'deliver').mockRejectedValueOnce(new Error('450 Try later\nand more'));
    const mail = { to: 'ama@st.ug.edu.gh', subject: '482913 is your CampusHive code', text: 'T', html: 'H' };
    const id = await givenUp('mail.send', mail);
    deliver.mockRestore();
    const listed = await admin('mails');
    expect(listed).toContain(`${id}  given up`);
    expect(listed).toContain('ama@st.ug.edu.gh  "······ is your CampusHive code"  450 Try later');
    expect(listed).not.toContain('482913');
    await admin('resend-mail', id);
    await vi.waitFor(async () => expect(await mailbox.read('ama@st.ug.edu.gh')).toHaveLength(1), 120_000);
    expect(await admin('mails')).toBe('Every mail has been sent.');
    expect(await admin('resend-mail', '--all')).toBe('There is nothing to repeat.');
  });
});

it('requests a failed refund again, so that the buyer gets the money', async () => {
  const [seller, buyer] = [await campus.student('Akosua Sells'), await campus.student('Kwame Buys')];
  const refundOf = async (id: string) =>
    (await campus.request('GET', `/payments/${id}`, { token: buyer.token })).body.data.refund?.status;
  await sales.switch({ refunds: 'failed' });
  const order = await sales.held(seller, buyer, 100);
  await campus.request('POST', `/payments/${order.paymentId}/cancel`, { token: buyer.token, body: {} });
  await vi.waitFor(async () => expect(await refundOf(order.paymentId)).toBe('failed'), 120_000);
  expect(await admin('refunds')).toMatch(new RegExp(`^${order.reference}  ₵106\\.50  failed `));

  await sales.switch({ refunds: 'processed' });
  expect(await admin('resend-refund', order.reference)).toContain('asked for again');
  expect(await lastEntry()).toMatchObject({ action: 'payment.refund_again', targetId: order.paymentId });
  await vi.waitFor(async () => {
    campus.clock.advance(6 * MINUTE);
    await campus.app.platform.jobs.runNow('payments.reconcile-refunds', {});
    expect(await refundOf(order.paymentId)).toBe('processed');
  }, 120_000);
  expect(await admin('refunds')).toBe('No refund has failed.');
  await expect(admin('resend-refund', order.reference)).rejects.toThrow('no failed refund');
});

describe('domain events', () => {
  const [ONE, TWO] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
  const failed = async (subject: string | undefined, deadAt: Date | null) => {
    const { db, clock } = campus.app.platform;
    const later = new Date(clock.now().getTime() + DAY);
    const payload = { listingId: subject };
    const lost = { topic: 'listing.changed', subject: `listing:${subject}`, payload, createdAt: clock.now() };
    const tried = { tries: 20, lastError: 'No listener', retryAt: later, deadAt };
    const [row] = await db
      .insert(outbox)
      .values({ ...lost, ...tried })
      .returning();
    return row?.id ?? 0;
  };

  it('are listed without their content when they failed, and retried on request', async () => {
    expect(await admin('outbox', 'list')).toBe('Every event is delivered or on its way.');
    const dead = await failed(ONE, campus.clock.now());
    const waiting = await failed(TWO, null);
    const list = await admin('outbox', 'list');
    expect(list).toMatch(
      new RegExp(`^${dead}  listing.changed  listing:\\S+1 .* given up .*: No listener$`, 'm'),
    );
    expect(list).toMatch(new RegExp(`^${waiting}  listing.changed  listing:\\S+2 .* next try `, 'm'));
    expect(await admin('outbox', 'retry', `${dead}`)).toBe(`${dead}  listing.changed is tried again`);
    expect(await lastEntry()).toMatchObject({
      action: 'outbox.retry',
      targetId: ONE,
      details: { event: dead },
    });
    expect(await admin('outbox', 'retry', '--all')).toContain(`${waiting}  listing.changed is tried again`);
    const { db, outbox: queue } = campus.app.platform;
    await queue.flush();
    await expect.poll(() => db.select().from(outbox)).toEqual([]);
    await expect(admin('outbox', 'retry', `${dead}`)).rejects.toThrow('is not among the failed events');
  });

  it('are counted in the metrics when they failed', async () => {
    await campus.app.platform.db.delete(outbox);
    await failed(ONE, campus.clock.now());
    const { body } = await campus.app.server.inject('/metrics');
    expect(body).toContain('outbox_events{state="dead"} 1');
    expect(body).toContain('outbox_events{state="retrying"} 0');
  });
});

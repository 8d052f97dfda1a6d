import { DAY, HOUR } from '@campushive/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openTestCampus,
  untilNoon,
  type TestCampus,
  type TestStudent,
} from '../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../apps/api/test/money.js';
import { notifications } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
});
beforeEach(async () => {
  campus.clock.advance(untilNoon(campus.clock.now()));
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

const mailsOf = async ({ email }: Pick<TestStudent, 'email'>) =>
  (await campus.app.platform.mailbox?.read(email)) ?? [];
/** Waits until this number of letters has arrived. */
const arrived = (student: TestStudent, count: number) =>
  vi.waitFor(async () => {
    const mails = await mailsOf(student);
    expect(mails.map(({ subject }) => subject)).toHaveLength(count);
    return mails;
  }, 120_000);
const noticeOf = async ({ id }: TestStudent, kind: string) => {
  const { db } = campus.app.platform;
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, kind)));
  if (row === undefined) throw new Error(`There is no ${kind}`);
  return row;
};
const send = (notificationId: string) => campus.app.platform.jobs.runNow('letters.send', { notificationId });
const propose = async (id: string, student = buyer) => {
  const startsAt = new Date(campus.app.platform.clock.now().getTime() + 2 * DAY).toISOString();
  return (await student.client.meetups.propose({ id, spotId: 'ug/night-market', startsAt })).data;
};

describe('a mail about a meet-up', () => {
  it('is sent when the meet-up is proposed, agreed on and near', async () => {
    const { paymentId: id } = await sales.held(seller, buyer, 100);
    const meetupId = (await propose(id)).meetup?.id ?? '';
    const proposed = (await arrived(seller, 2)).map(({ subject }) => subject);
    expect(proposed).toContainEqual(expect.stringMatching(/^Kwame Boateng suggests meeting on /));
    await seller.client.meetups.accept({ id, meetupId });
    const [agreed] = await arrived(buyer, 2);
    expect(agreed?.subject).toMatch(/^Agreed: you meet Akosua Mensah on /);
    expect(agreed?.text).toContain('Night Market, UG');
    campus.clock.advance(DAY + HOUR);
    await campus.app.platform.jobs.runNow('meetups.remind', {});
    expect((await arrived(buyer, 3))[0]?.subject).toBe('Tomorrow you meet Akosua Mensah');
  });

  it.each(['replaced', 'declined'] as const)('is not sent when the meet-up was %s before', async (what) => {
    const { paymentId: id } = await sales.held(seller, buyer, 100);
    const meetupId = (await propose(id)).meetup?.id ?? '';
    await arrived(seller, 2);
    if (what === 'declined') await seller.client.meetups.decline({ id, meetupId });
    else {
      const startsAt = new Date(campus.app.platform.clock.now().getTime() + 3 * DAY).toISOString();
      await seller.client.meetups.propose({ id, place: 'Pent, at the gate', startsAt });
    }
    await arrived(buyer, 2);
    const notice = await noticeOf(seller, 'meetup_proposed');
    const { db } = campus.app.platform;
    await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, notice.id));
    await send(notice.id);
    expect(await mailsOf(seller)).toHaveLength(2);
  });

  it('is switched off by the settings, and by the unsubscribe link in the mail', async () => {
    const { paymentId: id } = await sales.held(seller, buyer, 100);
    await propose(id);
    const mail = (await arrived(seller, 2)).find(
      ({ headers }) => headers?.['List-Unsubscribe'] !== undefined,
    );
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    const path = address.pathname.replace('/api', '') + address.search;
    const method = (name: string, to = path) =>
      fetch(`${campus.url}/api${to}`, {
        method: name,
        ...(name === 'POST' && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      });
    const wishes = async () => (await seller.client.auth.me({})).data.settings.notifications.types.payment;
    // Opening the link, as programs that inspect mails do, changes nothing.
    expect((await method('GET')).status).toBe(200);
    expect(await wishes()).toMatchObject({ email: true });
    // The signature covers neither another account nor another type.
    for (const [what, value] of [
      ['user', buyer.id],
      ['what', 'all'],
      ['signature', 'x'],
    ] as const) {
      const forged = new URLSearchParams(address.search);
      forged.set(what, value);
      expect((await method('POST', `/mail/unsubscribe?${forged}`)).status, what).toBe(404);
    }
    expect((await method('POST')).status).toBe(200);
    expect(await wishes()).toMatchObject({ email: false, push: true });
    await propose(id);
    await campus.app.platform.outbox.flush();
    const { id: sold } = await noticeOf(seller, 'payment_held');
    await send(sold);
    expect(await mailsOf(seller)).toHaveLength(2);
  });
});

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
import { notifications, users } from '../../platform/database/schema/index.js';

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

describe('a mail about a payment', () => {
  it('confirms it to the buyer and announces it to the seller, each once, without the handover code', async () => {
    const { paymentId, code } = await sales.held(seller, buyer, 100);
    const [receipt] = await arrived(buyer, 1);
    const [sold] = await arrived(seller, 1);
    expect(receipt?.subject).toBe('You paid ₵106.50 for “HP EliteBook”');
    expect(receipt?.text).toContain('Total paid: ₵106.50');
    expect(receipt?.text).toContain(`/dashboard/payments/${paymentId}`);
    expect(sold?.subject).toBe('Sold: “HP EliteBook”');
    expect(sold?.text).toContain('Payout: ₵99.00');
    // Simulates a repetition of the event and its job after a crash.
    for (const [student, kind] of [
      [buyer, 'payment_made'],
      [seller, 'payment_held'],
    ] as const) {
      const { id } = await noticeOf(student, kind);
      await Promise.all([send(id), send(id)]);
    }
    for (const student of [buyer, seller]) {
      expect(await mailsOf(student)).toHaveLength(1);
      for (const { text, html } of await mailsOf(student)) expect(text + html).not.toContain(code);
    }
  });

  it('uses the language of its reader, whatever the other side reads', async () => {
    await seller.client.users.updateSettings({ language: 'fr' });
    await sales.held(seller, buyer, 100);
    expect((await arrived(seller, 1))[0]).toMatchObject({
      subject: 'Vendu\u00a0: «\u00a0HP EliteBook\u00a0»',
      html: expect.stringContaining('<html lang="fr">'),
    });
    expect((await arrived(buyer, 1))[0]?.html).toContain('<html lang="en">');
  });

  it('is sent even when all mail is switched off, and explains why', async () => {
    await buyer.client.users.updateSettings({
      notifications: { email: false, types: { payment: { email: false } } },
    });
    await sales.held(seller, buyer, 100);
    const [receipt] = await arrived(buyer, 1);
    expect(receipt?.text).toContain('You cannot switch off emails about your money');
    expect(receipt).not.toHaveProperty('headers');
  });

  it('is not repeated by the digest, and does not delay the digest', async () => {
    await sales.held(seller, buyer, 100);
    await arrived(seller, 1);
    const talk = (await buyer.client.messages.open({ recipientId: seller.id })).data;
    await buyer.client.messages.send({ conversationId: talk.id, content: 'When can we meet?' });
    await campus.app.platform.outbox.flush();
    campus.clock.advance(HOUR);
    await campus.app.platform.jobs.runNow('notifications.digest', {});
    const [digest] = await arrived(seller, 2);
    expect(digest?.text).toContain('wrote to you');
    expect(digest?.text).not.toContain('HP EliteBook');
  });
});

it('mails a buyer who lost a dispute the amount that the seller gets, not the price paid', async () => {
  const { paymentId: id } = await sales.held(seller, buyer, 100);
  const moderator = await campus.student('Nana Moderator');
  const { db } = campus.app.platform;
  await db.update(users).set({ role: 'moderator' }).where(eq(users.id, moderator.id));
  const text = 'The hinge is broken.';
  const { data } = await buyer.client.payments.dispute({ id, reason: 'not_as_described', text });
  const disputeId = data.dispute?.id ?? '';
  await moderator.client.disputes.resolve({ id: disputeId, decision: 'release', note: 'It works.' });
  const decided = (await arrived(buyer, 3)).find((mail) => mail.subject.startsWith('Decided'));
  expect(decided?.subject).toBe('Decided: Akosua Mensah is paid for “HP EliteBook”');
  expect(decided?.text).toContain('who gets the ₵99.00');
});

it('mails a buyer the refunded part of their money, and the amount paid in the end', async () => {
  const { paymentId: id } = await sales.held(seller, buyer, 100);
  await buyer.client.payments.dispute({ id, reason: 'damaged', text: 'The hinge is broken.' });
  const { data } = await seller.client.settlements.propose({ id, amount: 20 });
  await buyer.client.settlements.accept({ id, proposalId: data.dispute?.proposal?.id ?? '' });
  await vi.waitFor(async () => {
    const back = (await mailsOf(buyer)).find(({ subject }) => subject === 'You have ₵20.00 back');
    expect(back?.text).toContain('₵20.00 of the ₵106.50 for “HP EliteBook” was sent back');
    expect(back?.text).toContain('You paid ₵86.50 in the end.');
  }, 120_000);
});

describe('the mail about a notification', () => {
  it('is not sent to a deleted account', async () => {
    await sales.held(seller, buyer, 100);
    await arrived(seller, 1);
    const { db } = campus.app.platform;
    const { id } = await noticeOf(seller, 'payment_held');
    await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, id));
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, seller.id));
    await send(id);
    expect(await mailsOf(seller)).toHaveLength(1);
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, seller.id));
    await send(id);
    expect(await mailsOf(seller)).toHaveLength(2);
  });

  it('is sent to a suspended student only when it is about their money', async () => {
    const { paymentId } = await sales.held(seller, buyer, 100);
    await propose(paymentId);
    await arrived(seller, 2);
    const { db } = campus.app.platform;
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, seller.id));
    for (const [kind, count] of [
      ['meetup_proposed', 2],
      ['payment_held', 3],
    ] as const) {
      const { id } = await noticeOf(seller, kind);
      await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, id));
      await send(id);
      expect(await mailsOf(seller), kind).toHaveLength(count);
    }
  });

  it('is sent after a block between the two only when it is about their money', async () => {
    const { paymentId } = await sales.held(seller, buyer, 100);
    await propose(paymentId);
    await arrived(seller, 2);
    await seller.client.users.block({ id: buyer.id });
    const { db } = campus.app.platform;
    for (const [kind, count] of [
      ['meetup_proposed', 2],
      ['payment_held', 3],
    ] as const) {
      const { id } = await noticeOf(seller, kind);
      await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, id));
      await send(id);
      expect(await mailsOf(seller), kind).toHaveLength(count);
    }
  });

  it('is not sent to a student who has read the notification in the app', async () => {
    const { paymentId } = await sales.held(seller, buyer, 100);
    await arrived(seller, 1);
    const meetup = await propose(paymentId);
    expect(meetup.meetup?.status).toBe('proposed');
    await arrived(seller, 2);
    const { db } = campus.app.platform;
    const { id } = await noticeOf(seller, 'meetup_proposed');
    const read = { mailedAt: null, readAt: new Date() };
    await db.update(notifications).set(read).where(eq(notifications.id, id));
    await send(id);
    expect(await mailsOf(seller)).toHaveLength(2);
  });
});

describe('a block while money is held', () => {
  const SUBJECTS = {
    undecided: {
      buyer: 'Akosua Mensah blocked you: your money for “HP EliteBook” stays held',
      seller: 'Kwame Boateng blocked you: the money for “HP EliteBook” stays held',
    },
    keep: {
      buyer: 'Akosua Mensah blocked you, and your order “HP EliteBook” goes on',
      seller: 'Kwame Boateng blocked you, and your order “HP EliteBook” goes on',
    },
  } as const;

  it.each([
    ['buyer', 'undecided'],
    ['buyer', 'keep'],
    ['seller', 'undecided'],
    ['seller', 'keep'],
  ] as const)('is mailed to the %s who is blocked (%s), and not to the blocker', async (side, choice) => {
    await sales.held(seller, buyer, 100);
    await Promise.all([arrived(buyer, 1), arrived(seller, 1)]);
    const [blocked, blocker] = side === 'buyer' ? [buyer, seller] : [seller, buyer];
    await blocker.client.users.block({ id: blocked.id, ...(choice === 'keep' && { orders: choice }) });
    const mail = (await arrived(blocked, 2)).find(({ subject }) => subject.includes('blocked you'));
    expect(mail?.subject).toBe(SUBJECTS[choice][side]);
    expect(mail?.text).toContain('/dashboard/payments/');
    expect(await mailsOf(blocker)).toHaveLength(1);
  });

  it('is not mailed when the order ended first', async () => {
    const { paymentId } = await sales.held(seller, buyer, 100);
    await Promise.all([arrived(buyer, 1), arrived(seller, 1)]);
    await seller.client.users.block({ id: buyer.id });
    await arrived(buyer, 2);
    const { db } = campus.app.platform;
    const { id } = await noticeOf(buyer, 'payment_blocked');
    await db.update(notifications).set({ mailedAt: null }).where(eq(notifications.id, id));
    await seller.client.payments.cancel({ id: paymentId });
    // Letters about the cancellation, the refund and its arrival are among them.
    await arrived(buyer, 5);
    await send(id);
    expect(await mailsOf(buyer)).toHaveLength(5);
  });
});

it('shows every mail to designers in development, and not in production', async () => {
  const page = await fetch(`${campus.url}/dev/letters`);
  expect(await page.text()).toContain('/dev/letters/receipt_goods/fr');
  const letter = await fetch(`${campus.url}/dev/letters/receipt_goods/fr`);
  expect(await letter.text()).toContain('<html lang="fr">');
  expect((await fetch(`${campus.url}/dev/letters/unknown/fr`)).status).toBe(404);
});

import { HOUR, type Payment } from '@campushive/contract';
import { readVoucher, voucherBody, voucherText } from '@campushive/contract/rules/voucher-format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { ledgerEntries, orders, users } from '../../../platform/database/schema/index.js';
import { createSecrets } from '../../../../../../apps/api/src/host/secrets/secrets.js';
import { createVoucherKeys } from './voucher-keys.js';

let campus: TestCampus;
let sales: Sales;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

async function held() {
  const { paymentId: id } = await sales.held(seller, buyer, 100);
  const { data } = await buyer.client.handovers.list({});
  return { id, voucher: data.orders.find((order) => order.paymentId === id)?.voucher ?? '' };
}
const handIn = (student: TestStudent, id: string, voucher: string): Promise<Payment> =>
  student.client.handovers.release({ id, voucher }).then(({ data }) => data);
const releasesOf = async (orderId: string) => {
  const rows = await campus.app.platform.db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId));
  return rows.filter(({ kind }) => kind === 'release').length;
};

it('releases once when both phones send the voucher twice at the same moment', async () => {
  const { id, voucher } = await held();
  const answers = await Promise.all(
    [seller, buyer, seller, buyer].map((student) => handIn(student, id, voucher)),
  );
  expect(answers.map(({ orderStatus }) => orderStatus)).toEqual(Array(4).fill('released'));
  expect(await releasesOf(id)).toBe(1);
  const { data: notifications } = await buyer.client.notifications.list({});
  expect(
    notifications.filter(
      (notification) => notification.kind === 'payment_released' && notification.subject?.id === id,
    ),
  ).toHaveLength(1);
});

it('releases once when the code and the voucher arrive at the same moment', async () => {
  const { paymentId: id, code } = await sales.held(seller, buyer, 100);
  const { data } = await buyer.client.handovers.list({});
  const voucher = data.orders.find((order) => order.paymentId === id)?.voucher ?? '';
  await Promise.all([seller.client.payments.handover({ id, code }), handIn(buyer, id, voucher)]);
  expect(await releasesOf(id)).toBe(1);
});

it('refuses a voucher that another server signed, or that was changed in any byte', async () => {
  const { id, voucher } = await held();
  const read = readVoucher(voucher);
  if (read === null) throw new Error('Not a voucher');
  const others = createVoucherKeys(createSecrets('another secret of at least thirty-two letters'));
  const forged = [others.write(read.voucher)];
  for (const [part, at] of [
    ['body', 1],
    ['body', 40],
    ['body', 54],
    ['body', 60],
    ['body', 75],
    ['signature', 0],
    ['signature', 63],
  ] as const) {
    const changed = { body: voucherBody(read.voucher), signature: read.signature.slice() };
    changed[part][at] = (changed[part][at] ?? 0) ^ 1;
    forged.push(voucherText(changed.body, changed.signature));
  }
  for (const one of forged)
    await expect(handIn(seller, id, one)).rejects.toMatchObject({
      status: 422,
      code: 'release_voucher_invalid',
    });
  expect(await releasesOf(id)).toBe(0);
});

it('refuses a voucher of another order of the same pair', async () => {
  const { id } = await held();
  const { id: other, voucher } = await held();
  await expect(handIn(seller, id, voucher)).rejects.toMatchObject({
    status: 422,
    code: 'release_voucher_invalid',
  });
  expect([await releasesOf(id), await releasesOf(other)]).toEqual([0, 0]);
});

it('refuses a voucher that has expired by the time of the server, and accepts a newer one', async () => {
  const { id } = await held();
  const { db } = campus.app.platform;
  const releasesIn = (time: number) => {
    const autoReleaseAt = new Date(campus.clock.now().getTime() + time);
    return db.update(orders).set({ autoReleaseAt }).where(eq(orders.id, id));
  };
  const voucherNow = async () => {
    const { data } = await buyer.client.handovers.list({});
    return data.orders.find((order) => order.paymentId === id)?.voucher ?? '';
  };
  await releasesIn(HOUR);
  const voucher = await voucherNow();
  // As after a complaint that was taken back: the days to complain went on.
  await releasesIn(24 * HOUR);
  campus.clock.advance(HOUR);
  await expect(handIn(seller, id, voucher)).rejects.toMatchObject({ code: 'release_voucher_expired' });
  expect((await handIn(seller, id, await voucherNow())).orderStatus).toBe('released');
  // Afterwards the old one destroys nothing.
  expect((await handIn(buyer, id, voucher)).orderStatus).toBe('released');
  expect(await releasesOf(id)).toBe(1);
});

it('refuses to release to a suspended seller', async () => {
  const { id, voucher } = await held();
  const { db } = campus.app.platform;
  const suspend = (suspendedAt: Date | null) =>
    db.update(users).set({ suspendedAt }).where(eq(users.id, seller.id));
  await suspend(campus.clock.now());
  await expect(handIn(buyer, id, voucher)).rejects.toMatchObject({ status: 409, code: 'conflict' });
  await suspend(null);
  expect((await handIn(buyer, id, voucher)).orderStatus).toBe('released');
});

it('derives the same key in every process, and another key from another secret', () => {
  const keysOf = (secret: string) => createVoucherKeys(createSecrets(secret));
  const [one, again, other] = [keysOf('a'.repeat(32)), keysOf('a'.repeat(32)), keysOf('b'.repeat(32))];
  expect(one.publicKey).toMatch(/^[\w-]{43}$/);
  expect([again.publicKey, again.codeOf('1')]).toEqual([one.publicKey, one.codeOf('1')]);
  expect(other.publicKey).not.toBe(one.publicKey);
  expect(new Set([one.codeOf('1'), one.codeOf('2'), other.codeOf('1')]).size).toBe(3);
  expect(one.commitmentOf('1')).toMatch(/^[0-9a-f]{64}$/);
});

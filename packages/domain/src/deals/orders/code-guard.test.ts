import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { heldSale } from '../../../../../apps/api/test/sales.js';
import { guardOwnCode } from './code-guard.js';
import { voucherCodeOf } from '../payments/release/voucher-keys.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
let stranger: TestStudent;
let orderId: string;
let code: string;

beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Akosua Seller');
  buyer = await campus.student('Kwame Buyer');
  stranger = await campus.student('Yaw Stranger');
  orderId = await heldSale(campus, seller, buyer);
  code = (await buyer.client.payments.get({ id: orderId })).data.handoverCode ?? '';
});
afterAll(() => campus.close());

const guard = (from: TestStudent, content: string, confirmed?: boolean) =>
  guardOwnCode(campus.app.platform, from.id, { content, confirmed });
const refused = expect.objectContaining({ code: 'code_in_message' });

describe('the guard of the handover code', () => {
  it('refuses a text with the code of a held order, even when spaced or among words', async () => {
    expect(code).toMatch(/^\d{6}$/);
    await expect(guard(buyer, code)).rejects.toThrow(refused);
    await expect(guard(buyer, `Here: ${[...code].join(' ')}, see you`)).rejects.toThrow(refused);
    await expect(guard(buyer, code, false)).rejects.toThrow(refused);
  });

  it('refuses a text with the release voucher', async () => {
    const voucher = voucherCodeOf(campus.app.platform.secrets, orderId);
    await expect(guard(buyer, `Take this ${voucher}`)).rejects.toThrow(refused);
  });

  it('accepts the code once its owner has confirmed it', async () => {
    await expect(guard(buyer, code, true)).resolves.toBeUndefined();
  });

  it('accepts other digits, and the same digits from students without that code', async () => {
    await expect(
      guard(
        buyer,
        code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      ),
    ).resolves.toBe(undefined);
    await expect(guard(seller, code)).resolves.toBeUndefined();
    await expect(guard(stranger, code)).resolves.toBeUndefined();
  });

  it('accepts the code once the order is over', async () => {
    const id = await heldSale(campus, seller, stranger);
    const { handoverCode } = (await stranger.client.payments.get({ id })).data;
    await expect(guard(stranger, handoverCode ?? '')).rejects.toThrow(refused);
    await seller.client.payments.handover({ id, code: handoverCode ?? '' });
    await expect(guard(stranger, handoverCode ?? '')).resolves.toBeUndefined();
  });
});

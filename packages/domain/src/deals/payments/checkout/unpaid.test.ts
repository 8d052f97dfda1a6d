import { HOUR } from '@campushive/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import { listingOf } from '../../../../../../apps/api/test/sales.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

it('expires a reservation that was made while the clock was hours ahead', async () => {
  const seller = await campus.student('Ama');
  const buyer = await campus.student('Kofi');
  const hiveId = await listingOf(seller);
  campus.clock.advance(2 * HOUR);
  const { data: payment } = await buyer.client.payments.initialize({ hiveId });
  campus.clock.advance(-2 * HOUR);
  await campus.app.platform.jobs.runNow('payments.expire-due', {});
  const { data } = await buyer.client.payments.get({ id: payment.paymentId });
  expect(data.orderStatus).toBe('expired');
});

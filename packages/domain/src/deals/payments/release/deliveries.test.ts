import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../../apps/api/test/campus.js';
import { createSales, type Sales } from '../../../../../../apps/api/test/money.js';
import { taskOf } from '../../../../../../apps/api/test/sales.js';
import { ledgerEntries, uploads } from '../../../platform/database/schema/index.js';

let campus: TestCampus;
let sales: Sales;
let poster: TestStudent;
let helper: TestStudent;
let bytes: Blob;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  sales = createSales(campus);
  poster = await campus.student('Akosua Mensah');
  helper = await campus.student('Kwame Boateng');
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#396' } })
    .jpeg()
    .toBuffer();
  bytes = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
});
afterAll(() => campus.close());

async function held() {
  const hiveId = await taskOf(poster);
  await helper.client.applications.create({ id: hiveId, message: 'I pass there' });
  await poster.client.hives.assign({ id: hiveId, assignedToId: helper.id });
  const payment = (await poster.client.payments.initialize({ hiveId })).data;
  await sales.checkout(payment.accessCode);
  const { id, handoverCode, delivery } = (
    await poster.client.payments.verify({ reference: payment.reference })
  ).data;
  return { id, dropoff: handoverCode ?? '', pickup: delivery?.pickupCode ?? '' };
}
const photoOf = async (student: TestStudent) =>
  (await student.client.uploads.create({ purpose: 'delivery-photo', file: bytes })).data.id;
const statusOf = async (address: string) => (await fetch(new URL(address, campus.url))).status;

it('applies one release when both codes arrive twice at the same moment', async () => {
  const { id, dropoff, pickup } = await held();
  const [pickUp, handOver] = [
    () => helper.client.deliveries.pickUp({ id, code: pickup }),
    () => helper.client.payments.handover({ id, code: dropoff }),
  ];
  await Promise.allSettled([pickUp(), handOver(), pickUp(), handOver()]);
  const { data } = await poster.client.payments.get({ id });
  expect(data).toMatchObject({ orderStatus: 'released', delivery: { status: 'delivered' } });
  const rows = await campus.app.platform.db
    .select({ kind: ledgerEntries.kind })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, id));
  expect(rows.filter(({ kind }) => kind === 'release')).toHaveLength(1);
});

it('marks the delivery as delivered when a voucher releases the money', async () => {
  const { id } = await held();
  const { data } = await poster.client.handovers.list({});
  const voucher = data.orders.find((order) => order.paymentId === id)?.voucher ?? '';
  const released = (await helper.client.handovers.release({ id, voucher })).data;
  expect(released.delivery).toMatchObject({ status: 'delivered' });
});

it('serves the drop-off photo to both sides and moderators at signed addresses only', async () => {
  const { id, pickup } = await held();
  await helper.client.deliveries.pickUp({ id, code: pickup });
  const photoId = await photoOf(helper);
  const seen = [
    (await helper.client.deliveries.addPhoto({ id, photoId })).data.delivery?.photo,
    (await poster.client.payments.get({ id })).data.delivery?.photo,
  ];
  const stranger = await campus.student('Yaw Stranger');
  await expect(stranger.client.payments.get({ id })).rejects.toMatchObject({ status: 404 });
  await poster.client.payments.dispute({ id, reason: 'damaged', text: 'The box is open.' });
  const moderator = await campus.student('Efua Moderator', undefined, 'moderator');
  const dispute = (await moderator.client.disputes.list({})).data.find((one) => one.paymentId === id);
  for (const photo of [...seen, dispute?.deliveryPhoto])
    expect(await statusOf(photo?.url ?? '/nothing')).toBe(200);
  expect(await statusOf(`/files/photos/${photoId}/320.jpg`)).toBe(404);
  expect(await statusOf((seen[0]?.url ?? '').replace(/\?.*/, ''))).toBe(404);
});

it('detaches a replaced photo, and refuses an upload for another purpose', async () => {
  const { id } = await held();
  const [first, second] = [await photoOf(helper), await photoOf(helper)];
  await helper.client.deliveries.addPhoto({ id, photoId: first });
  await helper.client.deliveries.addPhoto({ id, photoId: second });
  const { db } = campus.app.platform;
  const [removed] = await db.select().from(uploads).where(eq(uploads.id, first));
  const [stays] = await db.select().from(uploads).where(eq(uploads.id, second));
  expect(removed?.detachedAt).not.toBeNull();
  expect(stays?.detachedAt).toBeNull();
  const other = (await helper.client.uploads.create({ purpose: 'listing-photo', file: bytes })).data.id;
  await expect(helper.client.deliveries.addPhoto({ id, photoId: other })).rejects.toMatchObject({
    code: 'validation_failed',
    fieldErrors: { photoId: { code: 'unknown_upload' } },
  });
});

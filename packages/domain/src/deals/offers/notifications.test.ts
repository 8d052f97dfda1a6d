import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { notifications } from '../../platform/database/schema/index.js';

let campus: TestCampus;
let seller: TestStudent;
let buyer: TestStudent;
beforeAll(async () => {
  campus = await openTestCampus();
  seller = await campus.student('Akosua Mensah');
  buyer = await campus.student('Kwame Boateng');
});
afterAll(() => campus.close());

it('sends no notification about an offer while the recipient has the conversation open', async () => {
  const { platform } = campus.app;
  const posted = await seller.client.category.create({
    category: 'essentials',
    ...{ title: 'Bookshelf', description: 'Four boards', price: 100 },
    ...{ condition: 'good', pickupLocation: 'Hall' },
  });
  const { id, conversationId } = (await buyer.client.offers.create({ hiveId: posted.data.id, amount: 60 }))
    .data;
  const toBuyer = () =>
    platform.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.userId, buyer.id), eq(notifications.type, 'message')));
  await platform.presence.enter(buyer.id, 'page');
  await platform.presence.open(buyer.id, 'page', conversationId);
  await seller.client.offers.counter({ id, amount: 90 });
  expect(await toBuyer()).toEqual([]);
  await platform.presence.open(buyer.id, 'page', null);
  await buyer.client.offers.counter({ id, amount: 70 });
  await seller.client.offers.counter({ id, amount: 80 });
  expect(await toBuyer()).toEqual([{ kind: 'offer_countered' }]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
});
afterAll(() => campus.close());

it('sends no alert for listings posted before the follow, however late their event arrives', async () => {
  const { outbox, db } = campus.app.platform;
  const [seller, fan] = [await campus.student('Abena Shop'), await campus.student('Yaw Fan')];
  const post = async (title: string) => {
    const { data } = await seller.client.category.create({
      category: 'essentials',
      title,
      description: 'Used with care',
      price: 40,
      condition: 'good',
      pickupLocation: 'Hall',
    });
    await outbox.flush();
    return data.id;
  };
  const news = async () =>
    (await fan.client.notifications.list({ limit: 50 })).data
      .filter((one) => one.kind === 'followed_posted')
      .map((one) => one.description);
  const listingId = await post('Earlier ocarina');
  campus.clock.advance(1);
  await fan.client.users.follow({ id: seller.id });
  await outbox.write(db, 'listing.posted', { listingId });
  await outbox.flush();
  expect(await news()).toEqual([]);
  await post('Later ocarina');
  expect(await news()).toEqual(['Later ocarina']);
});

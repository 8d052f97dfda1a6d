import { WEEKDAYS } from '@campushive/contract';
import { defineScene } from '../scene.js';
import { purchase } from './deals-steps.js';
import { BUYER, FRIEND, SELLER } from './steps.js';

const STALL = {
  name: 'Ama’s Waakye',
  description: 'Cooked twice a day.',
  place: 'Block C',
  items: [
    { name: 'Waakye, large', price: 25, stock: 6 },
    { name: 'Egg', price: 3 },
    { name: 'Kelewele', price: 12, stock: 2 },
    { name: 'Talia', price: 4, isSoldOut: true },
  ],
  hours: WEEKDAYS.map((weekday) => ({ weekday, from: '06:00', to: '23:00' })),
  readyMinutes: 20,
  takesCash: true,
};

/**
 * Ama's stall is open. Kofi's paid order is new, Esi's cash order is being prepared, and an earlier one of Kofi is done.
 */
export const openStall = defineScene('open stall', async (stage) => {
  const seller = await stage.student(SELLER);
  const [buyer, friend] = [await stage.student(BUYER), await stage.student(FRIEND)];
  const { data: stall } = await seller.stalls.create(STALL);
  const { id } = stall;
  stage.name('stall', id);
  await seller.stalls.switch({ id, to: 'open' });
  const of = (...quantities: readonly number[]) =>
    stall.items.flatMap((item, index) => {
      const quantity = quantities[index] ?? 0;
      return quantity === 0 ? [] : [{ itemId: item.id, quantity }];
    });
  const eaten = (await buyer.stallOrders.createCash({ id, items: of(1, 2) })).data;
  for (const to of ['preparing', 'ready', 'handed_over'] as const)
    await seller.stallOrders.step({ id: eaten.id, to });
  stage.name('earlier stall order', eaten.id);
  const cooking = (await friend.stallOrders.createCash({ id, items: of(0, 1, 1) })).data;
  await seller.stallOrders.step({ id: cooking.id, to: 'preparing' });
  stage.name('cash order', cooking.id);
  const paid = await purchase(stage, BUYER, { hiveId: id, items: of(2, 2) });
  stage.name('order', paid.id);
  stage.name('stall order', paid.stallOrder?.id ?? '');
});

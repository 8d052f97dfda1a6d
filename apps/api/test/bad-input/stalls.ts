import { WEEKDAYS } from '@campushive/contract';
import type { TestStudent } from '../campus.js';
import type { World } from './ingredients.js';

/** Input of a stall that is always open, with every field. */
export const STALL = {
  name: 'Efua’s Waakye',
  description: 'Fresh every morning',
  category: 'essentials' as const,
  hallId: null,
  place: 'Block C',
  photo: null,
  items: [
    { name: 'Waakye, large', price: 25, stock: 40, isSoldOut: false, photo: null },
    { name: 'Egg', price: '3' },
  ],
  hours: WEEKDAYS.map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  readyMinutes: 20,
  takesCash: true,
};

/** Gives up the stall of a student, if they have one. */
export async function giveUpStall({ me }: Pick<World, 'me'>): Promise<void> {
  const { data } = await me.client.stalls.mine({});
  if (data !== null) await me.client.stalls.remove({ id: data.id });
}

/** Opens a new stall of a student. */
export async function openStall(world: Pick<World, 'me'>, seller: TestStudent = world.me) {
  await giveUpStall({ me: seller });
  return (await seller.client.stalls.create(STALL)).data;
}

/** Opens a new stall of a student, and returns its id. */
export const stallOf = async (world: World, seller?: TestStudent): Promise<string> =>
  (await openStall(world, seller)).id;

/** Input of a cash order at a new stall of a student. */
export async function cashOrder(world: World, seller: TestStudent) {
  const { id, items } = await openStall(world, seller);
  return { id, items: [{ itemId: items[0]?.id ?? '', quantity: 1 }], price: 25 };
}

/** Places a cash order between the caller and the other student, at a new stall of `seller`. Returns its id. */
export async function stallOrderOf(world: World, seller: TestStudent): Promise<string> {
  const buyer = seller === world.me ? world.other : world.me;
  return (await buyer.client.stallOrders.createCash(await cashOrder(world, seller))).data.id;
}

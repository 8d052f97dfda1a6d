import { WEEKDAYS, type InputOf, type Stall } from '@campushive/contract';
import type { Stage } from '../../scene.js';
import type { Story } from '../../stories.js';
import { purchase } from '../deals-steps.js';
import { ABENA, AKOSUA, KOFI, NAA, NII, SELORM, stallPhoto } from './cast.js';

const daily = (from: string, to: string, days: readonly (typeof WEEKDAYS)[number][] = WEEKDAYS) =>
  days.map((weekday) => ({ weekday, from, to }));

/** Stalls of the demo campus by their seller. A photo is the name of a picture that the seller uploaded. */
const STALLS: Readonly<Record<string, InputOf<'stalls.create'>>> = {
  [ABENA]: {
    name: 'Abena’s Waakye',
    photo: 'waakyePlate',
    description: 'Cooked twice a day. Bring your own bowl and get an extra spoon of shito.',
    ...{ hallId: 'mensah-sarbah-hall', place: 'Block C', readyMinutes: 20, takesCash: true },
    items: [
      { name: 'Waakye, large', price: 25, photo: 'waakyePlate' },
      { name: 'Waakye, small', price: 15, photo: 'waakyeBowl' },
      { name: 'Egg', price: 3, stock: 40, photo: 'eggs' },
      { name: 'Kelewele', price: 12, photo: 'plantains' },
      { name: 'Talia', price: 4, isSoldOut: true, photo: 'talia' },
      { name: 'Shito, one jar', price: 20, stock: 3, photo: 'shitoJar' },
    ],
    hours: daily('06:30', '21:30'),
  },
  [SELORM]: {
    name: 'Selorm Prints',
    photo: 'printShop',
    description: 'Send your file in the chat, and collect the pages.',
    ...{ hallId: 'akuafo-hall', place: 'Annex A, room 14', readyMinutes: 10, takesCash: true },
    items: [
      { name: 'Ten pages, black', price: 5, photo: 'blackPages' },
      { name: 'Ten pages, colour', price: 20, photo: 'colourPages' },
      { name: 'Spiral binding', price: 8, stock: 12, photo: 'spiralReport' },
    ],
    hours: daily('08:00', '20:00', WEEKDAYS.slice(0, 6)),
  },
  [NII]: {
    name: 'Nii Data and Credit',
    photo: 'dataPhone',
    ...{ hallId: 'jubilee-hall', place: 'Porters’ lodge', readyMinutes: 5, takesCash: false },
    items: [
      { name: '2 GB bundle', price: 12, photo: 'simCard' },
      { name: '5 GB bundle', price: 27, photo: 'simCard' },
      { name: 'Credit of 10', price: 10.5, photo: 'creditCard' },
    ],
    hours: daily('00:00', '24:00'),
  },
  [NAA]: {
    name: 'Naa’s Braids',
    photo: 'braidingRoom',
    description: 'Bring your own extensions, or choose from mine.',
    ...{
      category: 'sidehustle',
      hallId: 'volta-hall',
      place: 'Room 208',
      readyMinutes: 120,
      takesCash: true,
    },
    items: [
      { name: 'Cornrows', price: 45, photo: 'cornrows' },
      { name: 'Knotless braids', price: 150, stock: 2, photo: 'longBraids' },
      { name: 'Wash and blow-dry', price: 35 },
    ],
    hours: daily('10:00', '19:00', ['friday', 'saturday', 'sunday']),
  },
};

/** Pictures that the sellers upload before they open their stalls, by seller. */
export const STALL_PICTURES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(STALLS).map(([seller, { photo, items }]) => [
    seller,
    [...new Set([photo, ...items.map((item) => item.photo)].filter((one) => typeof one === 'string'))],
  ]),
);

async function open(stage: Stage, seller: string): Promise<void> {
  const input = STALLS[seller];
  if (input === undefined) throw new Error(`There is no stall of ${seller}`);
  const idOf = (picture: string | null | undefined) =>
    picture == null ? null : stage.id(stallPhoto(seller, picture));
  const items = input.items.map((item) => ({ ...item, photo: idOf(item.photo) }));
  const { data } = await stage.as(seller).stalls.create({ ...input, photo: idOf(input.photo), items });
  stage.name(`stall of ${seller}`, data.id);
}

const stallOf = async (stage: Stage, seller: string): Promise<Stall> =>
  (await stage.visitor.stalls.get({ id: stage.id(`stall of ${seller}`) })).data;

const basketOf = ({ items }: Stall, quantities: Readonly<Record<string, number>>) =>
  items.flatMap(({ id, name }) =>
    quantities[name] === undefined ? [] : [{ itemId: id, quantity: quantities[name] }],
  );

/** Abena sells waakye. Akosua ate there the day before yesterday, and three orders are in the queue. */
const waakye: Story = async function* (stage, ago) {
  yield ago(200);
  await open(stage, ABENA);
  const abena = stage.as(ABENA);
  const stall = await stallOf(stage, ABENA);
  const { id } = stall;
  const step = (order: string, to: InputOf<'stallOrders.step'>['to']) =>
    abena.stallOrders.step({ id: order, to });
  const order = async (student: string, quantities: Readonly<Record<string, number>>) =>
    (await stage.as(student).stallOrders.createCash({ id, items: basketOf(stall, quantities) })).data;
  yield ago(46);
  await abena.stalls.switch({ id, to: 'open' });
  const eaten = await order(AKOSUA, { 'Waakye, large': 1, Egg: 2 });
  for (const to of ['preparing', 'ready', 'handed_over'] as const) await step(eaten.id, to);
  await stage.as(AKOSUA).notifications.markRead({ subjectId: eaten.id });
  yield ago(0.5);
  await abena.stalls.switch({ id, to: 'open' });
  const cooking = await order(NII, { 'Waakye, small': 1, Egg: 1 });
  await step(cooking.id, 'preparing');
  // The hours may have closed the stall between two steps.
  yield ago(0.2);
  await abena.stalls.switch({ id, to: 'open' });
  await purchase(stage, KOFI, { hiveId: id, items: basketOf(stall, { 'Waakye, large': 2, Egg: 2 }) });
  yield ago(0.1);
  await abena.stalls.switch({ id, to: 'open' });
  await order(SELORM, { 'Waakye, small': 1, Kelewele: 1 });
};

/** Selorm prints, Nii sells data, and Naa braids hair. */
const others: Story = async function* (stage, ago) {
  for (const [index, seller] of [SELORM, NII, NAA].entries()) {
    yield ago(190 - 30 * index);
    await open(stage, seller);
  }
};

export const stalls: readonly Story[] = [waakye, others];

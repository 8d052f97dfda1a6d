import { DAY, HOUR, type InputOf, type Payment } from '@campushive/contract';
import type { Stage } from '../scene.js';

/** Name of the student who sells in most scenes. Call as them with `campus.as(SELLER)`. */
export const SELLER = 'Ama Owusu';
/** Name of the student who buys in most scenes. */
export const BUYER = 'Kofi Mensah';
export const FRIEND = 'Esi Ofori';

export const LAPTOP = {
  category: 'essentials',
  title: 'HP EliteBook 840 G6',
  description: 'Used for one year with care. 16 GB of memory, charger included.',
  price: 2450,
  condition: 'like-new',
  pickupLocation: 'Balme Library',
} as const;

export const KETTLE = {
  category: 'essentials',
  title: 'Electric kettle, 1.7 litres',
  description: 'Boils in three minutes. Bought last semester.',
  price: 120,
  condition: 'good',
  pickupLocation: 'Balme Library',
} as const;

/** Returns an hour of the scene's day, counted in days from today. */
export const hourOf = (stage: Stage, hour: number, days = 0): string => {
  const midnight = Math.floor(stage.clock.now().getTime() / DAY) * DAY;
  return new Date(midnight + days * DAY + hour * HOUR).toISOString();
};

/** Signs the seller up, who posts a laptop under the name "laptop". Returns its id. */
export async function sellLaptop(stage: Stage): Promise<string> {
  const seller = await stage.student(SELLER);
  const { data } = await seller.category.create(LAPTOP);
  stage.name('laptop', data.id);
  return data.id;
}

/** Buys something for the price on it, up to the held payment. Returns the order's id. */
export async function buy(stage: Stage, buyer: string, hiveId: string): Promise<string> {
  const { data } = await stage.as(buyer).payments.initialize({ hiveId });
  await stage.pay(data);
  const paid = await stage.as(buyer).payments.verify({ reference: data.reference });
  return paid.data.id;
}

/** Signs a student up and names their id like them. */
export async function join(stage: Stage, name: string, universityId?: string): Promise<string> {
  const client = await stage.student(name, universityId);
  const { id } = (await client.auth.me({})).data;
  stage.name(name, id);
  return id;
}

interface Goods {
  readonly title: string;
  readonly price?: number;
  readonly description?: string;
  readonly courseCode?: string;
  readonly hallId?: string;
  readonly pickupLocation?: string;
  readonly photos?: string[];
}

/** Posts something in Essentials, and names it. Default price: 120. Returns its id. */
export async function sell(stage: Stage, seller: string, key: string, goods: Goods): Promise<string> {
  const { data } = await stage.as(seller).category.create({
    category: 'essentials',
    description: 'Used for one year with care.',
    price: 120,
    condition: 'good',
    pickupLocation: 'Balme Library',
    ...goods,
  });
  stage.name(key, data.id);
  return data.id;
}

/** Posts several things of ₵120 in Essentials, without names. Returns their ids. */
export async function sellAll(stage: Stage, seller: string, ...titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push(await sell(stage, seller, title, { title }));
  return ids;
}

/** Posts an errand, and names it `errand`. */
export async function postErrand(stage: Stage, poster: string): Promise<string> {
  const { data } = await stage.as(poster).hives.create({
    hiveType: 'logistics',
    title: 'Carry a fridge to Unity Hall',
    price: 120,
    specialInstructions: 'Second floor, no lift.',
  });
  stage.name('errand', data.id);
  return data.id;
}

/** Buys a thing for the price on it, or for the agreed one, up to the held payment. */
export async function buyNow(
  stage: Stage,
  buyer: string,
  input: InputOf<'payments.initialize'>,
): Promise<Payment> {
  const { payments } = stage.as(buyer);
  const { data } = await payments.initialize(input);
  await stage.pay(data);
  return (await payments.verify({ reference: data.reference })).data;
}

/** Hands a paid thing over: the seller enters the buyer's code. */
export async function handOver(stage: Stage, seller: string, { id, handoverCode }: Payment): Promise<void> {
  await stage.as(seller).payments.handover({ id, code: handoverCode ?? '' });
}

/** Returns the photo of one colour, as a file that every browser can draw: a GIF of one pixel. */
function aPhotoFile(name: string, [red, green, blue]: readonly [number, number, number]): File {
  const bytes = [
    ...[0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, red, green, blue, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
  ];
  return new File([Uint8Array.from(bytes)], name, { type: 'image/gif' });
}

/** Uploads pictures of a student's work, and shows them on their page with these captions. */
export async function showWork(stage: Stage, name: string, ...captions: readonly string[]): Promise<void> {
  const { uploads, portfolio } = stage.as(name);
  const colours = [
    [168, 81, 127],
    [63, 127, 156],
    [217, 123, 43],
    [91, 140, 74],
  ] as const;
  const pictures: { id: string; caption: string }[] = [];
  for (const [n, caption] of captions.entries()) {
    const file = aPhotoFile(`${caption}.gif`, colours[n % colours.length] ?? colours[0]);
    pictures.push({ id: (await uploads.create({ purpose: 'portfolio-photo', file })).data.id, caption });
  }
  await portfolio.save({ pictures });
}

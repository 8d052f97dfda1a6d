import { DAY, HOUR } from '@campushive/contract';
import { defineScene, type Stage } from '../scene.js';

export const SELLER = 'Ama Owusu';
export const BUYER = 'Kofi Mensah';
const FRIEND = 'Esi Ofori';

const LAPTOP = {
  category: 'essentials',
  title: 'HP EliteBook 840 G6',
  description: 'Used for one year with care. 16 GB of memory, charger included.',
  price: 2450,
  condition: 'like-new',
  pickupLocation: 'Balme Library',
} as const;

const KETTLE = {
  category: 'essentials',
  title: 'Electric kettle, 1.7 litres',
  description: 'Boils in three minutes. Bought last semester.',
  price: 120,
  condition: 'good',
  pickupLocation: 'Balme Library',
} as const;

/** Returns an hour of the scene's day, counted in days from today. */
const hourOf = (stage: Stage, hour: number, days = 0): string => {
  const midnight = Math.floor(stage.clock.now().getTime() / DAY) * DAY;
  return new Date(midnight + days * DAY + hour * HOUR).toISOString();
};

async function sellLaptop(stage: Stage): Promise<string> {
  const seller = await stage.student(SELLER);
  const { data } = await seller.category.create(LAPTOP);
  stage.name('laptop', data.id);
  return data.id;
}

/** Buys something for the price on it, up to the held payment. Returns the order's id. */
async function buy(stage: Stage, buyer: string, hiveId: string): Promise<string> {
  const { data } = await stage.as(buyer).payments.initialize({ hiveId });
  await stage.pay(data);
  const paid = await stage.as(buyer).payments.verify({ reference: data.reference });
  return paid.data.id;
}

export const emptyCampus = defineScene('empty campus', async (stage) => {
  await stage.student(SELLER);
  await stage.student(BUYER);
});

export const laptopForSale = defineScene('laptop for sale', async (stage) => {
  await sellLaptop(stage);
  await stage.student(BUYER);
});

/** Ama has an offer on her laptop, and meets Esi for her kettle at 3 pm. */
export const offerAndMeetup = defineScene('offer and meet-up at 3 pm', async (stage) => {
  const hiveId = await sellLaptop(stage);
  const seller = stage.as(SELLER);
  const kettle = (await seller.category.create(KETTLE)).data.id;
  const buyer = await stage.student(BUYER);
  const friend = await stage.student(FRIEND);
  stage.name('offer', (await buyer.offers.create({ hiveId, amount: 2200 })).data.id);
  const id = await buy(stage, FRIEND, kettle);
  const [spot] = (await friend.meetups.spots({})).data;
  const startsAt = hourOf(stage, 15);
  const place = spot === undefined ? { place: 'Balme Library' } : { spotId: spot.id };
  const { data } = await friend.meetups.propose({ id, ...place, startsAt });
  await seller.meetups.accept({ id, meetupId: data.meetup?.id ?? '' });
  stage.name('order', id);
});

/** Kofi has paid for Ama's laptop. The code for the handover is on his screen. */
export const heldPayment = defineScene('held payment', async (stage) => {
  const hiveId = await sellLaptop(stage);
  await stage.student(BUYER);
  stage.name('order', await buy(stage, BUYER, hiveId));
});

/** Kofi has booked and paid an hour of calculus with Ama, tomorrow at 3 pm. */
export const tutoringBooked = defineScene('tutoring booked', async (stage) => {
  const tutor = await stage.student(SELLER);
  const buyer = await stage.student(BUYER);
  const { data } = await tutor.category.create({
    category: 'academia',
    title: 'Calculus, one to one',
    description: 'Limits to integrals, with past questions.',
    price: 40,
    duration: 60,
    location: 'Balme Library',
  });
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  await tutor.availability.set({
    id: data.id,
    weekly: everyDay.map((weekday) => ({ weekday, from: '14:00', to: '18:00' })),
  });
  stage.name('tutoring', data.id);
  const startsAt = hourOf(stage, 15, 1);
  const begun = await buyer.payments.initialize({ hiveId: data.id, startsAt, hours: 1 });
  await stage.pay(begun.data);
  const paid = await buyer.payments.verify({ reference: begun.data.reference });
  stage.name('order', paid.data.id);
});

/** Every scene by its name. */
export const scenes = Object.fromEntries(
  [emptyCampus, laptopForSale, offerAndMeetup, heldPayment, tutoringBooked].map((scene) => [
    scene.name,
    scene,
  ]),
);

/** Returns the scene with this name. Throws an error that lists all scenes when there is none. */
export function sceneNamed(name: string) {
  const found = scenes[name];
  if (found !== undefined) return found;
  throw new Error(`There is no scene "${name}". Scenes: ${Object.keys(scenes).join(', ')}`);
}

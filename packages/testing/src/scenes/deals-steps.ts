import type { InputOf } from '@campushive/contract';
import type { Stage } from '../scene.js';
import { hourOf, LAPTOP } from './steps.js';

interface ItemChange {
  readonly title?: string;
  readonly price?: number;
}

interface EventChange {
  readonly title?: string;
  readonly eventDate?: string;
  readonly admission?: 'free' | 'paid';
  readonly price?: number;
  readonly capacity?: number;
  readonly ticketKinds?: { readonly name: string; readonly price: number; readonly quota: number }[];
}

/** Posts an item and returns its id. */
export async function sell(stage: Stage, seller: string, item: ItemChange = {}): Promise<string> {
  return (await stage.as(seller).category.create({ ...LAPTOP, ...item })).data.id;
}

/** Posts an event and returns its id. Default: free, in a week at 6 pm. */
export async function postEvent(stage: Stage, organiser: string, change: EventChange = {}): Promise<string> {
  const { data } = await stage.as(organiser).category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food for the whole hall.',
    eventDate: hourOf(stage, 18, 7),
    location: 'Great Hall',
    organizer: 'Junior Common Room',
    eventType: 'party',
    admission: 'free',
    ...change,
  });
  return data.id;
}

/** Buys something, up to the held payment. Returns the payment as its buyer sees it. */
export async function purchase(stage: Stage, buyer: string, input: InputOf<'payments.initialize'>) {
  const { data } = await stage.as(buyer).payments.initialize(input);
  await stage.pay(data);
  return (await stage.as(buyer).payments.verify({ reference: data.reference })).data;
}

/** Sells an item, from the listing to the handover. Returns the order's id. */
export async function sellAndHandOver(
  stage: Stage,
  [seller, buyer]: readonly [seller: string, buyer: string],
  item: ItemChange = {},
): Promise<string> {
  const held = await purchase(stage, buyer, { hiveId: await sell(stage, seller, item) });
  await stage.as(seller).payments.handover({ id: held.id, code: held.handoverCode ?? '' });
  return held.id;
}

/** Opens the conversation of two students and returns its id. */
export async function talk(
  stage: Stage,
  [from, to]: readonly [from: string, to: string],
  hiveId?: string,
): Promise<string> {
  const recipientId = stage.idOf(to);
  const about = hiveId === undefined ? {} : { hiveId };
  return (await stage.as(from).threads.open({ recipientId, ...about })).data.id;
}

/** Sends a message and returns it. */
export async function say(stage: Stage, from: string, message: InputOf<'threads.send'>): Promise<string> {
  return (await stage.as(from).threads.send(message)).data.id;
}

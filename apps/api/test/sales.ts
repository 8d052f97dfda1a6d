import { payoutAccounts } from '@campushive/domain/platform/database/schema/index';
import type { TestCampus, TestStudent } from './campus.js';

/** Posts a listing of the seller that can be bought. */
export async function listingOf(seller: TestStudent, price = 2450): Promise<string> {
  const { data } = await seller.client.category.create({
    category: 'essentials',
    title: 'HP EliteBook',
    description: 'Fine',
    price,
    condition: 'good',
    pickupLocation: 'Hall',
  });
  return data.id;
}

/** Posts an event of the seller with tickets at this price. */
export async function eventOf(seller: TestStudent, at: Date, price: number): Promise<string> {
  const { data } = await seller.client.category.create({
    category: 'buzz',
    title: 'Hall Week Jams',
    description: 'Music and food',
    eventDate: at.toISOString(),
    location: 'Great Hall',
    organizer: 'JCR',
    eventType: 'party',
    admission: 'paid',
    capacity: 20,
    price,
  });
  return data.id;
}

/** Posts a delivery of the poster that others can apply for. */
export async function taskOf(poster: TestStudent): Promise<string> {
  const { data } = await poster.client.category.create({
    category: 'logistics',
    title: 'A parcel to Legon',
    price: 40,
    specialInstructions: 'Fragile',
  });
  return data.id;
}

/** Creates an order that is paid and held. Returns its id. */
export async function heldSale(
  campus: TestCampus,
  seller: TestStudent,
  buyer: TestStudent,
  price?: number,
): Promise<string> {
  const hiveId = await listingOf(seller, price);
  const { data } = await buyer.client.payments.initialize({ hiveId });
  await campus.app.server.inject({
    method: 'POST',
    url: `/dev/paystack/checkout/${data.accessCode}`,
    payload: { outcome: 'success', channel: 'card' },
  });
  await buyer.client.payments.verify({ reference: data.reference });
  return data.paymentId;
}

/** Creates an order that was handed over. Returns its id. */
export async function completedSale(
  campus: TestCampus,
  seller: TestStudent,
  buyer: TestStudent,
  price?: number,
): Promise<string> {
  const id = await heldSale(campus, seller, buyer, price);
  const { data } = await buyer.client.payments.get({ id });
  await seller.client.payments.handover({ id, code: data.handoverCode ?? '' });
  return id;
}

/** Backdates every payout account: the waiting time of new ones has separate tests. */
export async function ageAccounts({ app }: TestCampus): Promise<void> {
  await app.platform.db.update(payoutAccounts).set({ paidFrom: null });
}

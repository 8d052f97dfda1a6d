import type { BuiltInHive } from '@campushive/contract';
import { LISTINGS, type World, listing, data, soon } from './ingredients.js';

/** Returns an amount that can be offered for the listing of essentials. */
export const belowPrice = (): number => Math.floor(Number(LISTINGS.essentials['price']) * 0.75);
/** Returns a counter-offer: between the buyer's offer and the price, in major units. */
export const betweenOffers = (): number => Math.floor(Number(LISTINGS.essentials['price']) * 0.9);
const offer = async (world: World, seller: World['me'], buyer: World['me']): Promise<string> => {
  const hiveId = await listing(world, 'essentials', seller);
  return (await data(world, 'POST', '/offers', { hiveId, amount: belowPrice() }, buyer)).id;
};
export const madeOffer = (world: World): Promise<string> => offer(world, world.other, world.me);
export const receivedOffer = (world: World): Promise<string> => offer(world, world.me, world.other);
/** Returns an unknown proposal for an unpaid order, which allows no action. */
export const proposalOf = ({ paymentId }: { paymentId: string }) => ({
  id: paymentId,
  proposalId: paymentId,
});
export const lessonOf = ({ paymentId }: { paymentId: string }) => ({ id: paymentId, startsAt: soon });
export const meetupOf = ({ paymentId }: { paymentId: string }) => ({ id: paymentId, meetupId: paymentId });

export const payment = async (world: World): Promise<{ paymentId: string; reference: string }> =>
  data(world, 'POST', `/payments/initialize/${await listing(world, 'essentials', world.other)}`, {});
/** Number of weekly times given out with one tutor: eight a day, every day of a week, then two weeks later. */
let weeklyTimes = 0;
/** Returns the same time in two weeks with a tutor, by day; a new one each time. Ends the caller's unpaid series. */
export const weekly = async (world: World) => {
  for (const { id } of (await world.me.client.series.list({})).data) await world.me.client.series.end({ id });
  const turn = (weeklyTimes += 1);
  const days = 3 + (turn % 7) + 14 * Math.floor(turn / 56);
  const minutes = 7 * 60 + 90 * (Math.floor(turn / 7) % 8);
  const at = (day: number) => {
    const date = new Date(world.campus.clock.now().getTime() + day * 86_400_000).toISOString().slice(0, 10);
    return new Date(Date.parse(`${date}T00:00:00.000Z`) + minutes * 60_000).toISOString();
  };
  const id = await listing(world, 'academia', world.other);
  return { id, times: [at(days), at(days + 7)], hours: 1.5 };
};
/** Creates an unpaid series of the caller. */
export const series = async (world: World): Promise<string> => {
  const { id, ...wanted } = await weekly(world);
  return (await data(world, 'POST', `/academia/${id}/series`, wanted)).id;
};
/** Creates a task of the caller that the other student does, not paid yet. */
const taskPayment =
  (hive: BuiltInHive) =>
  async (world: World): Promise<string> => {
    const id = await listing(world, hive);
    await data(world, 'POST', `/hives/${id}/applications`, { message: 'I pass there' }, world.other);
    await data(world, 'PUT', `/hives/${id}/assign`, { assignedToId: world.other.id });
    return (await data(world, 'POST', `/payments/initialize/${id}`, {})).paymentId;
  };
export const errandPayment = taskPayment('logistics');
export const gigPayment = taskPayment('sidehustle');
/** Creates a gig with a price high enough for milestones, assigned to a student. */
export async function dividedGig(world: World, poster = world.me, worker = world.other): Promise<string> {
  const { id } = await data(world, 'POST', '/sidehustle', { ...LISTINGS.sidehustle, price: 600 }, poster);
  await data(world, 'POST', `/hives/${id}/applications`, { message: 'I can' }, worker);
  await data(world, 'PUT', `/hives/${id}/assign`, { assignedToId: worker.id }, poster);
  return id;
}
export const twoMilestones = [
  { title: 'First draft', price: 250 },
  { title: 'Final version', price: 350 },
];
/** Creates milestones that await the worker's answer. */
export async function proposedMilestones(world: World, poster = world.me, worker = world.other) {
  const id = await dividedGig(world, poster, worker);
  const { proposal } = await data(
    world,
    'POST',
    `/hives/${id}/milestones`,
    { milestones: twoMilestones },
    poster,
  );
  return { id, planId: String(proposal.id) };
}
/** Returns a new number: prompts per phone and hour are limited. */
let phones = 0;
export const anyPhone = () => `024${String((phones += 1)).padStart(7, '0')}`;
/** Creates an order that awaits its buyer's voucher. */
export const telecelCharge = async (world: World): Promise<string> => {
  const fields = { phone: anyPhone(), network: 'telecel' };
  const hiveId = await listing(world, 'essentials', world.other);
  return (await data(world, 'POST', `/payments/charge/${hiveId}`, fields)).id;
};

import { toMajor } from '@campushive/domain/platform/money';
import { brief, call, viewerOf, type Action, type Draw } from './action.js';

/** Makes an offer, or answers one: by its buyer or its seller, sometimes out of turn. */
export const bargain: Draw = (world, scene, chance) => {
  const live = scene.offers.filter(({ status }) => status === 'open' || status === 'countered');
  const offer = chance.happens(0.6) ? chance.pick(chance.happens(0.85) ? live : scene.offers) : undefined;
  if (offer === undefined) return makeOffer(world, scene, chance);
  const viewer = viewerOf(world, chance.happens(0.5) ? offer.buyer_id : offer.seller_id);
  const step = chance.weighted([
    [5, 'offers.accept'],
    [2, 'offers.counter'],
    [1, 'offers.decline'],
    [1, 'offers.withdraw'],
  ] as const);
  if (viewer === undefined || step === undefined) return undefined;
  const price = scene.listings.find(({ id }) => id === offer.listing_id)?.price_minor ?? 0;
  const amount = amountOf(price, chance.fraction());
  const input = { id: offer.id, ...(step === 'offers.counter' && { amount }) };
  return {
    label: `${brief(viewer.userId)} ${step} ${brief(offer.id)}`,
    run: (process) => call(process, step, input, viewer),
  };
};

const makeOffer = (...[world, scene, chance]: Parameters<Draw>): Action | undefined => {
  const listing = chance.pick(scene.listings.filter(({ hive }) => hive === 'essentials'));
  const buyer = chance.pick(world.students);
  if (listing === undefined || buyer === undefined) return undefined;
  const input = { hiveId: listing.id, amount: amountOf(listing.price_minor, chance.fraction()) };
  return {
    label: `${brief(buyer.userId)} offers ${input.amount} for ${brief(listing.id)}`,
    run: (process) => call(process, 'offers.create', input, buyer, { key: `offer-${brief(listing.id)}` }),
  };
};

/** Returns 45 % to 100 % of the price, in major units. Below half is too little, and the full price is too much. */
const amountOf = (priceMinor: number, share: number): number =>
  toMajor(Math.max(1, Math.round(priceMinor * (0.45 + 0.55 * share))));

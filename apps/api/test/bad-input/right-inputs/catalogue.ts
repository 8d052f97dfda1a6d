import type { CallName } from '@campushive/contract';
import {
  changeOf,
  data,
  eachHive,
  filters,
  listing,
  LISTINGS,
  nothing,
  page,
  portfolioPhoto,
  portfolioPicture,
  right,
  soon,
  closeWanted,
  WANTED,
  wantedPost,
  type RightInput,
} from '../ingredients.js';
import { claimOf, runOf } from '../claims.js';
import { giveUpStall, openStall, STALL, stallOf } from '../stalls.js';

/** A service instead of a task. */
const PACKAGES = {
  price: undefined,
  applicationDeadline: null,
  packages: [
    { name: 'Basic', includes: 'One logo', price: 60, days: 2 },
    { name: 'Premium', includes: 'Three logos', price: 150, days: '7' },
  ],
  maxOpenOrders: 2,
};
/** Instead of one price. */
const KINDS = {
  price: null,
  capacity: null,
  registrationLink: null,
  ticketKinds: [
    { name: 'Early bird', price: 8, quota: 20, lastDay: soon.slice(0, 10) },
    { name: 'Regular', price: 12, quota: 180, lastDay: null },
  ],
};

/** Right inputs of the calls of catalogue. */
export const catalogueInputs = {
  'users.search': right(() => ({ q: 'kwame', type: 'users', limit: '5' })),
  'hives.types': nothing,
  'hives.list': right(() => ({ ...filters, hiveType: 'essentials' })),
  'hives.get': right(async (world) => ({ id: await listing(world) })),
  'hives.create': eachHive((hiveType) => ({ hiveType, ...LISTINGS[hiveType] })),
  'hives.update': right(async (world) => ({ id: await listing(world), ...LISTINGS.essentials })),
  'hives.remove': right(async (world) => ({ id: await listing(world) })),
  'hives.restore': right(async (world) => {
    const id = await listing(world);
    await data(world, 'DELETE', `/hives/${id}`, undefined);
    return { id };
  }),
  'hives.setStatus': right(async (world) => ({ id: await listing(world), status: 'sold' })),
  'hives.view': right(async (world) => ({ id: await listing(world) })),
  'hives.renew': right(async (world) => ({ id: await listing(world) }), 'renewed_lately'),
  'hives.markSold': right(async (world) => ({ ids: [await listing(world)] })),
  'hives.assign': right(async (world) => {
    const id = await listing(world, 'sidehustle');
    await data(world, 'POST', `/hives/${id}/applications`, { message: 'I can' }, world.other);
    return { id, assignedToId: world.other.id };
  }),
  'hives.myPosted': right(() => ({ limit: '5', group: 'open' })),
  'hives.myAssigned': page,
  'hives.priceRange': right(() => ({ topic: 'hostel' })),
  'category.list': eachHive((category) => ({ ...filters, category })),
  'category.create': [
    ...eachHive((category) => ({ category, ...LISTINGS[category] })),
    ...right(() => ({ category: 'buzz', ...LISTINGS.buzz, ...KINDS })),
    ...right(() => ({ category: 'sidehustle', ...LISTINGS.sidehustle, ...PACKAGES })),
  ],
  'category.update': eachHive(async (category, world) => ({
    category,
    id: await listing(world, category),
    ...changeOf(LISTINGS[category]),
  })),
  'search.listings': right(() => ({ ...filters, type: 'listings', hiveType: 'essentials' })),
  'services.list': right(() => {
    const { topic: _topic, condition: _condition, ...rest } = filters;
    return { ...rest, kind: 'creative' };
  }),
  'search.overview': right(() => {
    const { sort: _sort, limit: _limit, ...narrowing } = filters;
    return { ...narrowing, q: 'lamp' };
  }),
  'search.suggestions': right(() => ({ q: 'lam', hall: 'volta-hall', firstHall: 'legon-hall' })),
  'search.kinds': right(() => ({ hiveType: 'essentials', title: 'Kettle' })),
  'search.remember': right(() => ({ q: 'desk lamp' })),
  'search.forget': right(() => ({ q: 'desk lamp' })),
  'savedSearches.list': nothing,
  'savedSearches.create': right(() => ({
    q: 'lamp',
    hiveType: 'essentials',
    university: 'ug',
    minPrice: 1,
    maxPrice: '100.50',
    condition: 'good',
  })),
  'savedSearches.remove': right(async (world) => ({
    id: (await data(world, 'POST', '/saved-searches', { q: 'lamp' })).id,
  })),
  'wanted.list': right(() => ({ university: 'ug', near: 'ug', category: 'books', limit: '5' })),
  'wanted.mine': page,
  'wanted.get': right(async (world) => ({ id: await wantedPost(world, world.other) })),
  'wanted.create': right(async (world) => {
    await closeWanted(world);
    return { ...WANTED };
  }),
  'wanted.update': right(async (world) => ({ ...WANTED, id: await wantedPost(world) })),
  'wanted.close': right(async (world) => ({ id: await wantedPost(world) })),
  'wanted.renew': right(async (world) => {
    const id = await wantedPost(world);
    await closeWanted(world);
    return { id };
  }),
  'wanted.answer': right(async (world) => ({
    id: await wantedPost(world, world.other),
    listingId: await listing(world),
  })),
  'wanted.answers': right(async (world) => ({ id: await wantedPost(world) })),
  'stalls.list': right((world) => ({
    ...{ university: 'ug', near: 'ug', first: 'ug', firstHall: 'volta-hall', show: 'open' },
    ...{ category: 'essentials', q: 'waakye', limit: '5' },
    sellerId: world.other.id,
  })),
  'stalls.mine': nothing,
  'stalls.get': right(async (world) => ({ id: await stallOf(world, world.other) })),
  'stalls.create': right(async (world) => {
    await giveUpStall(world);
    return { ...STALL };
  }),
  'stalls.update': right(async (world) => ({ ...STALL, id: await stallOf(world) })),
  'stalls.switch': right(async (world) => ({ id: await stallOf(world), to: 'closed' })),
  'stalls.setItem': right(async (world) => {
    const { id, items } = await openStall(world);
    return { id, itemId: items[0]?.id, stock: 20, isSoldOut: false };
  }),
  'stalls.remove': right(async (world) => ({ id: await stallOf(world) })),
  'claims.get': right(async (world) => ({ token: await claimOf(world.campus, world.me) })),
  'claims.accept': right(async (world) => ({ token: await claimOf(world.campus, world.me) })),
  'claims.runs': nothing,
  'claims.revokeRun': right(async (world) => ({
    ...{ id: await runOf(world.campus, world.me), reason: 'The wrong table' },
  })),
  'favorites.list': right(() => ({ kind: 'liked', limit: '5' })),
  'favorites.marks': nothing,
  'favorites.get': right(async (world) => ({ hiveId: await listing(world) })),
  'favorites.add': right(async (world) => ({ hiveId: await listing(world), kind: 'saved' })),
  'favorites.remove': right(async (world) => ({ hiveId: await listing(world), kind: 'saved' })),
  'files.create': right(() => ({ purpose: 'study-file' })),
  'files.download': right(async (world) => ({ id: await listing(world, 'archive', world.other) })),
  'files.rate': right(async (world) => {
    const id = await listing(world, 'archive', world.other);
    await data(world, 'GET', `/hives/${id}/file`, undefined);
    return { id, helpful: true };
  }),
  'portfolio.list': right(({ other }) => ({ id: other.id })),
  'portfolio.save': right(async (world) => ({
    pictures: [{ id: await portfolioPhoto(world), caption: 'A poster for a hall' }],
  })),
  'portfolio.takeDown': right(async (world) => ({
    id: await portfolioPicture(world),
    reason: 'Not your own work',
  })),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;

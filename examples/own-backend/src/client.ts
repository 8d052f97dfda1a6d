import type { Listing } from '@campushive/contract';
import { createClient, type TransportRequest, type TransportResponse } from '@campushive/contract/client';
import { fetchItems, type ShopItem } from './shop.js';

/**
 * The client port over the shop. The typed client stays as it is: only what carries its requests is ours, so each call is
 * answered by its method and path. What the shop does not have is refused with a code that screens have words for.
 */
export const client = createClient(async (request) => (await answer(request)) ?? REFUSED);

const REFUSED: TransportResponse = { status: 404, body: { status: 'error', code: 'not_found', message: '' } };

async function answer({ method, path, signal }: TransportRequest): Promise<TransportResponse | undefined> {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  if (method !== 'GET') return undefined;
  if (pathname === '/hives') {
    const items = await fetchItems({ q: searchParams.get('q') ?? '' }, signal);
    return success(narrow(items.map(toListing), searchParams));
  }
  const [, sku] = /^\/hives\/([^/]+)$/.exec(pathname) ?? [];
  if (sku === undefined) return undefined;
  const [item] = await fetchItems({ sku: decodeURIComponent(sku) }, signal);
  return item && success(toListing(item));
}

const success = (data: unknown): TransportResponse => ({ status: 200, body: { status: 'success', data } });

/** Applies the filters of the screens by which the shop cannot search. */
function narrow(listings: readonly Listing[], search: URLSearchParams): readonly Listing[] {
  const { minPrice = 0, maxPrice = Infinity, condition = 'new', sort } = Object.fromEntries(search);
  return listings
    .filter(({ price }) => price >= Number(minPrice) && price <= Number(maxPrice) && condition === 'new')
    .sort((one, other) => {
      if (sort === 'price-asc') return one.price - other.price;
      if (sort === 'price-desc') return other.price - one.price;
      return other.createdAt.localeCompare(one.createdAt);
    });
}

const toListing = ({ sku, label, about, cents, since }: ShopItem): Listing => ({
  id: sku,
  title: label,
  description: about,
  price: cents / 100,
  status: 'active',
  hiveType: { id: 'essentials', name: 'Shop', icon: 'shopping-bag', description: '' },
  hiveTypeId: 'essentials',
  postedById: 'shop',
  postedBy: { id: 'shop', name: 'Corner shop', profileImage: null, isVerified: true, university: null },
  universityId: null,
  assignedToId: null,
  photos: [],
  essentialsDetails: {
    condition: 'new',
    brand: null,
    purchaseDate: null,
    itemCategory: null,
    pickupLocation: 'At the counter',
    courseCode: null,
    acceptsOffers: false,
    photos: [],
  },
  createdAt: since,
  updatedAt: since,
  expiresAt: null,
});

import { MAX_FAVORITES, type FavoriteKind, type FavoriteState } from '@campushive/contract';
import { toListing } from './listing-presenter.js';
import {
  describeUser,
  pageOf,
  refuse,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type Student,
} from './state.js';

type FavoriteCalls = InMemoryCalls<
  'favorites.list' | 'favorites.marks' | 'favorites.get' | 'favorites.add' | 'favorites.remove'
>;

/** In-memory calls for saved and liked listings. */
export function favoriteCalls(state: State): FavoriteCalls {
  const { favorites } = state;
  const visible = (listing: StoredListing, me: Student | null) =>
    listing.status !== 'deleted' &&
    (listing.poster === me || (listing.status !== 'hidden' && listing.status !== 'draft'));
  const find = (id: string, me: Student | null): StoredListing => {
    const found = state.listings.find((one) => one.id === id);
    return found !== undefined && visible(found, me) ? found : refuse('not_found');
  };
  const mine = (me: Student | null, kind: FavoriteKind) =>
    favorites.filter((one) => one.student === me && one.kind === kind).reverse();
  const stateOf = (hiveId: string, me: Student | null): FavoriteState => ({
    hiveId,
    saved: mine(me, 'saved').some((one) => one.listing.id === hiveId),
    liked: mine(me, 'liked').some((one) => one.listing.id === hiveId),
    likes: favorites.filter((one) => one.listing.id === hiveId && one.kind === 'liked').length,
  });

  const ratingOf = (student: Student) => {
    const { rating, reviewCount } = describeUser(state, student);
    return { rating, reviewCount };
  };

  return {
    'favorites.list'({ kind = 'saved', cursor, limit }, me) {
      const all = mine(me, kind).filter((one) => visible(one.listing, me));
      const { items, pagination } = pageOf(all, cursor, limit);
      return {
        data: items.map((one) => ({
          kind,
          savedAt: one.createdAt,
          listing: toListing(one.listing, me),
          ...ratingOf(one.listing.poster),
        })),
        count: all.length,
        pagination,
      };
    },
    'favorites.marks': (_input, me) => ({
      data: {
        saved: mine(me, 'saved').map((one) => one.listing.id),
        liked: mine(me, 'liked').map((one) => one.listing.id),
      },
    }),
    'favorites.get'({ hiveId }, me) {
      find(hiveId, me);
      return { data: stateOf(hiveId, me) };
    },
    'favorites.add'({ hiveId, kind = 'saved' }, me) {
      const listing = find(hiveId, me);
      if (kind === 'liked' && listing.poster === me) return refuse('own_listing');
      const has = stateOf(hiveId, me)[kind];
      if (!has && mine(me, kind).length >= MAX_FAVORITES) return refuse('limit_reached');
      if (!has) favorites.push({ student: me, listing, kind, createdAt: state.now().toISOString() });
      return { data: stateOf(hiveId, me) };
    },
    'favorites.remove'({ hiveId, kind = 'saved' }, me) {
      const at = favorites.findIndex(
        (one) => one.student === me && one.kind === kind && one.listing.id === hiveId,
      );
      if (at >= 0) favorites.splice(at, 1);
      return { data: stateOf(hiveId, me) };
    },
  };
}

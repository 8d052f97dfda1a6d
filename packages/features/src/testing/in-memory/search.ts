import { campus as ghana } from '@campushive/campus-ghana';
import {
  findUniversity,
  MAX_RECENT_SEARCHES,
  MAX_SAVED_SEARCHES,
  type SavedSearch,
} from '@campushive/contract';
import { wordsOf } from '@campushive/contract/search/words';
import { guessKinds } from '@campushive/contract/search/kinds-of';
import { knowledgeOf } from '@campushive/contract/search/knowledge';
import { publicUserOf } from './account.js';
import { findInMemory, findWithFit } from './finding.js';
import { notifyFollowers } from './follows.js';
import { overview, peopleCalled, suggest } from './suggesting.js';
import { toListed } from './listing-presenter.js';
import {
  notify,
  pageOf,
  refuse,
  refuseField,
  type InMemoryCalls,
  type State,
  type StoredListing,
  type StoredSearch,
  type Student,
} from './state.js';

type SearchCalls = InMemoryCalls<
  | 'search.listings'
  | 'search.overview'
  | 'search.suggestions'
  | 'search.kinds'
  | 'search.remember'
  | 'search.forget'
  | 'savedSearches.list'
  | 'savedSearches.create'
  | 'savedSearches.remove'
>;

/** In-memory calls for search, suggestions and saved searches. */
export function searchCalls(state: State): SearchCalls {
  const { recents, savedSearches } = state;
  return {
    'search.listings'({ type: _type, hiveType, cursor, limit, sort = 'relevance', ...input }, me) {
      const { listings: found, fit } = findWithFit(state, { ...input, sort }, hiveType);
      const { items, pagination } = pageOf(found, cursor, limit);
      const isFirst = me !== null && cursor === undefined && hiveType === undefined;
      const people = isFirst ? peopleCalled(state, input.q ?? '', me) : [];
      return {
        data: items.map((one) => toListed(one, me)),
        count: found.length,
        pagination,
        about: { fit, people: people.map((one) => publicUserOf(state, one)) },
      };
    },
    'search.overview': (input, me) => ({ data: overview(state, input, me) }),
    'search.suggestions'({ q = '', ...scope }, me) {
      const data = suggest(state, q, scope, me);
      return { data, count: data.length };
    },
    'search.kinds'({ hiveType, title = '', brand, description = '', kind }) {
      const { lexicon } = knowledgeOf(ghana);
      const guessed = guessKinds({ hive: hiveType, title, brand, description }, lexicon);
      const data = [...new Set([kind ?? '', ...guessed])].flatMap((id) => {
        const known = lexicon.kinds.get(id);
        return known === undefined ? [] : [{ id, titles: known.titles }];
      });
      return { data, count: data.length };
    },
    'search.remember'({ q }, me) {
      const folded = wordsOf(q).join(' ');
      if (folded === '') return {};
      const known = recents.findIndex((one) => one.student === me && one.folded === folded);
      if (known >= 0) recents.splice(known, 1);
      recents.unshift({ student: me, folded, q });
      const mine = recents.filter((one) => one.student === me);
      for (const old of mine.slice(MAX_RECENT_SEARCHES)) recents.splice(recents.indexOf(old), 1);
      return {};
    },
    'search.forget'({ q }, me) {
      const folded = q === undefined ? undefined : wordsOf(q).join(' ');
      const gone = recents.filter(
        (one) => one.student === me && (folded === undefined || one.folded === folded),
      );
      for (const one of gone) recents.splice(recents.indexOf(one), 1);
      return { count: gone.length };
    },
    'savedSearches.list'(_input, me) {
      const mine = savedSearches.filter((one) => one.owner === me).reverse();
      return { data: mine.map((one) => describe(state, one)), count: mine.length };
    },
    'savedSearches.create'({ q = '', hiveType, topic, university, near, minPrice, maxPrice, condition }, me) {
      const place = university === undefined ? undefined : findUniversity(ghana, university);
      if (university !== undefined && place === undefined)
        return refuseField('university', 'unknown_university');
      const centre = near === undefined ? undefined : findUniversity(ghana, near);
      if (near !== undefined && centre === undefined) return refuseField('near', 'unknown_university');
      const narrowing = {
        hiveType: hiveType ?? null,
        topic: topic ?? null,
        near: centre?.id ?? null,
        university: place?.id ?? null,
        minPrice: minPrice ?? null,
        maxPrice: maxPrice ?? null,
        condition: condition ?? null,
      };
      const words = wordsOf(q);
      if (words.length === 0 && Object.values(narrowing).every((one) => one === null))
        return refuseField('q', 'required');
      const fingerprint = JSON.stringify([words, narrowing]);
      const mine = savedSearches.filter((one) => one.owner === me);
      const known = mine.find((one) => one.fingerprint === fingerprint);
      if (known === undefined && mine.length >= MAX_SAVED_SEARCHES) return refuse('limit_reached');
      const saved: StoredSearch = known ?? {
        owner: me,
        fingerprint,
        search: { id: state.nextId(), q, ...narrowing, createdAt: state.now().toISOString() },
      };
      if (known === undefined) savedSearches.push(saved);
      return { data: describe(state, saved) };
    },
    'savedSearches.remove'({ id }, me) {
      const at = savedSearches.findIndex((one) => one.owner === me && one.search.id === id);
      if (at < 0) return refuse('not_found');
      savedSearches.splice(at, 1);
      return {};
    },
  };
}

function describe(state: State, { search }: StoredSearch): SavedSearch {
  return { ...search, count: found(state, search).length };
}

function found(state: State, search: StoredSearch['search']): StoredListing[] {
  const { q, hiveType, topic, university, near, minPrice, maxPrice, condition } = search;
  return findInMemory(
    state,
    {
      q,
      minPrice,
      maxPrice,
      ...(topic !== null && { topic }),
      ...(university !== null && { university }),
      ...(near !== null && { near }),
      ...(condition !== null && { condition }),
    },
    hiveType ?? undefined,
  );
}

/** Notifies everyone with a matching saved search of a new listing, once each, except its poster. */
export function notifyOfListing(state: State, listing: StoredListing): void {
  const notified = new Set<Student>([listing.poster]);
  for (const { owner, search } of state.savedSearches) {
    if (notified.has(owner) || !found(state, search).includes(listing)) continue;
    notified.add(owner);
    state.heardOf.add(`${listing.id} ${owner.id}`);
    notify(state, owner.id, {
      type: 'task',
      kind: 'saved_search_match',
      values: { listing: listing.title, search: search.q },
      subject: { type: 'listing', id: listing.id },
    });
  }
  notifyFollowers(state, listing);
}

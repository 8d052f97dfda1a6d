/** Initial data and heads of pages. Runs on the server only: see `onServer` in routes.tsx. */
import type { Listing, Wanted } from '@campushive/contract';
import { ApiError } from '@campushive/contract/errors';
import { findUniversity, hiveNamesOf, hiveOf, topicIdsOf } from '@campushive/contract/campus';
import { campusFirst, narrowToCampus } from '@campushive/contract/campus-choice';
import { LISTING_GROUP_NAMES } from '@campushive/contract/listing-status';
import { SERVICE_KINDS, SERVICE_OFFERS } from '@campushive/contract/services';
import { WANTED_CATEGORIES } from '@campushive/contract/wanted';
import { takedownQuery } from '@campushive/features/appeals';
import { applicantsQuery } from '@campushive/features/applicants';
import { availabilityQuery } from '@campushive/features/availability';
import { courseHivesOf, courseQuery } from '@campushive/features/courses';
import { dashboardQuery } from '@campushive/features/dashboard';
import { notificationsQuery, unreadQuery } from '@campushive/features/dashboard-layout';
import { attendeesQuery, eventQuery, ticketsQuery } from '@campushive/features/events';
import { favoritesQuery } from '@campushive/features/favorites';
import { ARTICLE_IDS, articlesCatalogue } from '@campushive/features/help';
import { listingsQuery, parseFilters } from '@campushive/features/hive-listing';
import { freshListingsQuery } from '@campushive/features/hives-index';
import { landingQuery } from '@campushive/features/landing';
import {
  conversationQuery,
  conversationsQuery,
  groupQuery,
  groupsQuery,
  threadQuery,
} from '@campushive/features/messages';
import {
  appealsSource,
  auditQuery,
  casesSource,
  disputesSource,
  foundListingsQuery,
  foundOrdersQuery,
  healthQuery,
  ledgerQuery,
  ledgerSource,
  chargebacksSource,
  delayedPayoutsQuery,
  moderationTabFor,
  partnersQuery,
  queueQuery,
  switchesQuery,
  usersQuery,
} from '@campushive/features/moderation';
import { myListingsQuery } from '@campushive/features/my-listings';
import { appliedQuery, assignedQuery } from '@campushive/features/my-work';
import { allNotificationsQuery } from '@campushive/features/notifications';
import {
  parsePaymentFilters,
  paymentQuery,
  seriesQuery,
  paymentsQuery,
  receiptQuery,
} from '@campushive/features/payments';
import { creditsQuery, payoutsQuery } from '@campushive/features/payouts';
import {
  activityQuery,
  listingsQuery as listingsOfUserQuery,
  meQuery,
  profileQuery,
  reviewsQuery,
} from '@campushive/features/profile';
import { overviewQuery, peopleQuery, savedSearchesQuery } from '@campushive/features/search';
import { servicesQuery } from '@campushive/features/services';
import { blockedQuery, paidQuery, sessionsQuery } from '@campushive/features/settings';
import {
  favoriteQuery,
  hiveTypesQuery,
  listingQuery,
  marksQuery,
  meetupSpotsQuery,
  openListingsQuery,
  payoutAccountQuery,
  topicNames,
  topicsQuery,
  userQuery,
} from '@campushive/features/shared';
import { universitiesQuery, universityQuery } from '@campushive/features/universities';
import { myWantedQuery, wantedAnswersQuery, wantedPostQuery, wantedQuery } from '@campushive/features/wanted';
import { courseIn, isHiveName } from './destinations.js';
import { searchTypeOf } from './search-type.js';
import type { PageFacts, PageHead, PageWorld } from './routes.js';
import { absolute, describeListing, firstWords, priceOf } from './listing-head.js';

const all = (...fetches: readonly Promise<unknown>[]) => Promise.all(fetches);
const missing = () => new ApiError({ code: 'not_found', status: 404, message: 'There is nothing here.' });
/** Returns the filter for the campus of the viewer's lists. */
const narrowed = ({ choice, viewer }: PageWorld) => narrowToCampus(choice, viewer?.universityId ?? null);

/** Returns the campus that unfiltered lists order first. */
const led = ({ choice, viewer }: PageWorld) => campusFirst(choice, viewer?.universityId ?? null);

/** Prefetches marks of saved listings, which every list of a member shows. */
const marks = ({ queries, client, viewer }: PageWorld) =>
  viewer === null ? Promise.resolve() : queries.prefetchQuery(marksQuery(client));

/** Prefetches the counts in the frame around every page of a member. */
export const layout = ({ queries, client }: PageWorld) =>
  all(queries.prefetchQuery(unreadQuery(client)), queries.prefetchQuery(notificationsQuery(client)));

export const home = (world: PageWorld) =>
  all(world.queries.prefetchQuery(landingQuery(world.client, led(world))), marks(world));

export const universities = ({ queries, client }: PageWorld) =>
  queries.prefetchQuery(universitiesQuery(client));

export function university(world: PageWorld) {
  const { queries, client, campus, params, search: query } = world;
  const known = findUniversity(campus, params['id'] ?? '');
  if (known === undefined) throw missing();
  const hive = query.get('hive') ?? undefined;
  const filters = { university: known.id, ...(isHiveName(campus, hive) && { hiveType: hive }) };
  return all(
    queries.prefetchQuery(universityQuery(client, known.id)),
    queries.prefetchInfiniteQuery(openListingsQuery(client, filters)),
    queries.prefetchQuery(meetupSpotsQuery(client, known.id)),
    marks(world),
  );
}

export const categories = ({ queries, client }: PageWorld) =>
  all(queries.prefetchQuery(hiveTypesQuery(client)), queries.prefetchQuery(topicsQuery(client)));

export function category(world: PageWorld) {
  const { queries, client, campus, params, search: query } = world;
  const q = query.get('q') ?? '';
  const topic = topicIdsOf(campus).find((one) => one === params['id']);
  const hive = hiveNamesOf(campus).find((one) => one === params['id']);
  const shelf = topic !== undefined ? { topic } : hive !== undefined ? { hiveType: hive } : undefined;
  if (shelf === undefined) throw missing();
  return all(
    queries.prefetchInfiniteQuery(
      openListingsQuery(client, { ...shelf, ...narrowed(world), ...(q !== '' && { q }) }),
    ),
    marks(world),
  );
}

export async function categoryHead({ campus, params, locale, t }: PageFacts): Promise<PageHead> {
  const topic = topicIdsOf(campus).find((one) => one === params['id']);
  const hive = hiveNamesOf(campus).find((one) => one === params['id']);
  if (topic !== undefined) return t.category((await topicNames.in(locale))[topic]);
  return hive === undefined ? t.notFound : t.category(hiveOf(campus, hive, locale).title);
}

/** Prefetches a course's listings in each hive. Throws `not_found` for an invalid code. A course without listings gets an empty page. */
export function course(world: PageWorld) {
  const { queries, client, campus, params } = world;
  const code = courseIn(params);
  if (code === null) throw missing();
  return all(
    ...courseHivesOf(campus).map((hive) =>
      queries.prefetchInfiniteQuery(courseQuery(client, hive, code, led(world))),
    ),
    marks(world),
  );
}

export function article({ params }: PageWorld): Promise<void> {
  if (!ARTICLE_IDS.some((one) => one === params['article'])) throw missing();
  return Promise.resolve();
}

export async function articleHead({ params, locale, t }: PageFacts): Promise<PageHead> {
  const id = ARTICLE_IDS.find((one) => one === params['article']);
  return id === undefined ? t.notFound : t.article((await articlesCatalogue.in(locale))[id].title);
}

/** Throws `not_found` for a missing listing. The browser's page shows other failures. */
export async function listing(world: PageWorld): Promise<void> {
  const { queries, client, params, viewer } = world;
  const id = params['id'] ?? '';
  const found = await queries.fetchQuery(listingQuery(client, id));
  const event =
    found.hiveTypeId === 'buzz' ? queries.prefetchQuery(eventQuery(client, id)) : Promise.resolve();
  if (viewer === null) return event;
  await all(
    event,
    found.postedById === null
      ? Promise.resolve()
      : queries.prefetchQuery(userQuery(client, found.postedById)),
    queries.prefetchQuery(favoriteQuery(client, id)),
    marks(world),
  );
}

export function listingHead({ queries, client, campus, params, t, locale, publicUrl }: PageFacts): PageHead {
  const found = queries.getQueryData<Listing>(listingQuery(client, params['id'] ?? '').queryKey);
  if (found === undefined) return t.notFound;
  const { title, hiveTypeId: hive, description, photos } = found;
  const price = priceOf(found, campus, locale, t);
  const { title: shelf } = hiveOf(campus, hive, locale);
  const words = description === '' ? t.onCampus(shelf) : description;
  const [photo] = photos;
  return {
    ...t.listing(title, price, firstWords(`${price} · ${shelf}. ${words}`)),
    ...(photo !== undefined && {
      image: { url: absolute(photo.url, publicUrl), width: photo.width, height: photo.height },
    }),
    type: 'product',
    oembed: `${publicUrl}/api/oembed?url=${encodeURIComponent(`${publicUrl}/tasks/${found.id}`)}`,
    data: describeListing(found, campus, publicUrl),
  };
}

export const dashboard = (world: PageWorld) =>
  world.queries.prefetchQuery(dashboardQuery(world.client, led(world)));

export const hives = (world: PageWorld) =>
  all(
    world.queries.prefetchQuery(hiveTypesQuery(world.client)),
    world.queries.prefetchQuery(freshListingsQuery(world.client, led(world))),
    marks(world),
  );

export function hive(world: PageWorld) {
  const { queries, client, campus, params, search } = world;
  if (!isHiveName(campus, params['hive'])) throw missing();
  const filters = parseFilters(campus, (name) => search.get(name));
  const list = listingsQuery(client, params['hive'], filters, narrowed(world));
  return all(queries.prefetchInfiniteQuery(list), marks(world));
}

export function search(world: PageWorld): Promise<unknown> {
  const { queries, client, campus, search: query } = world;
  const filters = parseFilters(campus, (name) => query.get(name));
  const typed = filters.q.trim();
  const overview =
    typed === '' ? Promise.resolve() : queries.prefetchQuery(overviewQuery(client, filters, narrowed(world)));
  const only = searchTypeOf(query);
  if (only === 'users' && typed !== '')
    return all(overview, queries.prefetchQuery(peopleQuery(client, typed)));
  const grouped = typed !== '' && filters.hive === '' && filters.sort === '';
  if (only !== undefined || grouped) return all(overview, marks(world));
  const hive = filters.hive === '' ? 'all' : filters.hive;
  const list = listingsQuery(client, hive, filters, narrowed(world));
  return all(overview, queries.prefetchInfiniteQuery(list), marks(world));
}

export const savedSearches = ({ queries, client }: PageWorld) =>
  queries.prefetchQuery(savedSearchesQuery(client));

export const notifications = ({ queries, client }: PageWorld) =>
  queries.prefetchInfiniteQuery(allNotificationsQuery(client));

export const favorites = (world: PageWorld) =>
  all(
    world.queries.prefetchInfiniteQuery(
      favoritesQuery(world.client, world.search.get('tab') === 'liked' ? 'liked' : 'saved'),
    ),
    marks(world),
  );

export function services(world: PageWorld) {
  const { queries, client, campus, search: query } = world;
  const kind = SERVICE_KINDS.find((one) => one === query.get('kind')) ?? null;
  const offer = SERVICE_OFFERS.find((one) => one === query.get('offer')) ?? null;
  // Services have no condition, hive or topic.
  const read = parseFilters(campus, (name) => query.get(name));
  const filters = { ...read, condition: '', hive: '', topic: '' } as const;
  return all(
    queries.prefetchInfiniteQuery(servicesQuery(client, { kind, offer }, filters, narrowed(world))),
    marks(world),
  );
}

export function wanted(world: PageWorld) {
  const { queries, client, search: query } = world;
  if (query.get('show') === 'mine') return queries.prefetchInfiniteQuery(myWantedQuery(client));
  const category = WANTED_CATEGORIES.find((one) => one === query.get('category')) ?? null;
  return queries.prefetchInfiniteQuery(wantedQuery(client, { category, narrowing: narrowed(world) }));
}

export const wantedPost = ({ queries, client, params }: PageWorld) =>
  all(
    queries.prefetchQuery(wantedPostQuery(client, params['id'] ?? '')),
    queries.prefetchQuery(wantedAnswersQuery(client, params['id'] ?? '')),
  );

export async function publicWanted({ queries, client, params, viewer }: PageWorld): Promise<void> {
  const id = params['id'] ?? '';
  await queries.fetchQuery(wantedPostQuery(client, id));
  if (viewer !== null) await queries.prefetchQuery(wantedAnswersQuery(client, id));
}

/** Returns the head of a wanted post. Leaves out the author's name, like the page. */
export function wantedHead({ queries, client, campus, params, t, locale }: PageFacts): PageHead {
  const found = queries.getQueryData<Wanted>(wantedPostQuery(client, params['id'] ?? '').queryKey);
  if (found === undefined) return t.notFound;
  const { title, details, universityId } = found;
  const university = findUniversity(campus, universityId)?.displayName;
  const where = university ?? hiveOf(campus, 'essentials', locale).title;
  return t.wantedPost(title, firstWords(`${where}. ${details}`));
}

export const applicants = ({ queries, client, params }: PageWorld) =>
  all(
    queries.prefetchQuery(listingQuery(client, params['id'] ?? '')),
    queries.prefetchInfiniteQuery(applicantsQuery(client, params['id'] ?? '')),
  );

export const availability = ({ queries, client, params }: PageWorld) =>
  queries.prefetchQuery(availabilityQuery(client, params['id'] ?? ''));

export const appeal = ({ queries, client, params }: PageWorld) =>
  queries.prefetchQuery(takedownQuery(client, params['id'] ?? ''));

export function myListings({ queries, client, search: query }: PageWorld) {
  const group = LISTING_GROUP_NAMES.find((name) => name === query.get('show')) ?? 'open';
  return queries.prefetchInfiniteQuery(myListingsQuery(client, group));
}

export const myWork = ({ queries, client, search: query }: PageWorld): Promise<void> =>
  query.get('show') === 'applied'
    ? queries.prefetchInfiniteQuery(appliedQuery(client))
    : queries.prefetchInfiniteQuery(assignedQuery(client));

export const profile = ({ queries, client, viewer }: PageWorld) =>
  all(
    queries.prefetchQuery(meQuery(client)),
    queries.prefetchInfiniteQuery(activityQuery(client)),
    ...(viewer === null
      ? []
      : [
          queries.prefetchQuery(profileQuery(client, viewer.id)),
          queries.prefetchInfiniteQuery(listingsOfUserQuery(client, viewer.id)),
          queries.prefetchInfiniteQuery(reviewsQuery(client, viewer.id)),
        ]),
  );

export async function user(world: PageWorld): Promise<void> {
  const { queries, client, params } = world;
  const id = params['id'] ?? '';
  const { events } = await queries.fetchQuery(profileQuery(client, id));
  const isOrganiser = events.coming + events.past > 0;
  const lists = isOrganiser ? (['coming_events', 'no_events'] as const) : [undefined];
  await all(
    ...lists.map((show) => queries.prefetchInfiniteQuery(listingsOfUserQuery(client, id, show))),
    queries.prefetchInfiniteQuery(reviewsQuery(client, id)),
    marks(world),
  );
}

export function userHead({ queries, client, params, t }: PageFacts): PageHead {
  const { queryKey } = profileQuery(client, params['id'] ?? '');
  const found = queries.getQueryData<{ readonly name: string }>(queryKey);
  return found === undefined ? t.notFound : t.user(found.name);
}

/** Prefetches the queue of the open moderation tab. Throws `not_found` for everyone except moderators and admins. */
export function moderation({ queries, client, viewer, search: query }: PageWorld): Promise<void> {
  if (viewer?.role !== 'moderator' && viewer?.role !== 'admin') throw missing();
  const tab = moderationTabFor(viewer.role, query.get('tab'));
  switch (tab) {
    case 'reports':
      return queries.prefetchInfiniteQuery(queueQuery(client, casesSource, 'open'));
    case 'appeals':
      return queries.prefetchInfiniteQuery(queueQuery(client, appealsSource, 'open'));
    case 'disputes':
      return queries.prefetchInfiniteQuery(queueQuery(client, disputesSource, 'open'));
    case 'chargebacks':
      return queries.prefetchInfiniteQuery(queueQuery(client, chargebacksSource, 'open'));
    case 'payouts':
      return queries.prefetchInfiniteQuery(delayedPayoutsQuery(client));
    case 'ledger':
      return Promise.all([
        queries.prefetchQuery(ledgerQuery(client)),
        queries.prefetchInfiniteQuery(queueQuery(client, ledgerSource, 'open')),
      ]).then(() => undefined);
    case 'users':
      return queries.prefetchInfiniteQuery(usersQuery(client, '', 'all'));
    case 'log':
      return queries.prefetchInfiniteQuery(auditQuery(client));
    case 'listings':
      return queries.prefetchInfiniteQuery(foundListingsQuery(client, '', 'all'));
    case 'orders':
      return queries.prefetchInfiniteQuery(foundOrdersQuery(client, '', 'all'));
    case 'hives':
      return queries.prefetchQuery(switchesQuery(client));
    case 'health':
      return queries.prefetchQuery(healthQuery(client));
    case 'partners':
      return queries.prefetchQuery(partnersQuery(client));
    default:
      return tab satisfies never;
  }
}

/** Most tabs of the settings show data of the session. */
export function settings({ queries, client, search: query }: PageWorld): Promise<unknown> {
  switch (query.get('tab')) {
    case 'security':
      return queries.prefetchQuery(sessionsQuery(client));
    case 'privacy':
      return queries.prefetchInfiniteQuery(blockedQuery(client));
    case 'billing':
      return all(queries.prefetchQuery(paidQuery(client)), queries.prefetchQuery(payoutAccountQuery(client)));
    default:
      return Promise.resolve();
  }
}

export const attendees = ({ queries, client, params }: PageWorld) =>
  all(
    queries.prefetchQuery(listingQuery(client, params['id'] ?? '')),
    queries.prefetchQuery(eventQuery(client, params['id'] ?? '')),
    queries.prefetchInfiniteQuery(attendeesQuery(client, params['id'] ?? '', 'going')),
  );

export const tickets = ({ queries, client }: PageWorld) =>
  queries.prefetchInfiniteQuery(ticketsQuery(client));

export const payments = ({ queries, client, search: query }: PageWorld) =>
  queries.prefetchInfiniteQuery(
    paymentsQuery(
      client,
      parsePaymentFilters((name) => query.get(name)),
    ),
  );

export const payment = ({ queries, client, params }: PageWorld) =>
  queries.fetchQuery(paymentQuery(client, params['id'] ?? ''));

export const series = ({ queries, client, params }: PageWorld) =>
  queries.fetchQuery(seriesQuery(client, params['id'] ?? ''));

export const receipt = ({ queries, client, params, locale }: PageWorld) =>
  queries.fetchQuery(receiptQuery(client, params['id'] ?? '', locale));

export const payouts = ({ queries, client }: PageWorld) =>
  all(
    queries.prefetchQuery(payoutAccountQuery(client)),
    queries.prefetchInfiniteQuery(payoutsQuery(client)),
    queries.prefetchInfiniteQuery(creditsQuery(client)),
  );

export const messages = (world: PageWorld) =>
  all(
    world.queries.prefetchInfiniteQuery(conversationsQuery(world.client)),
    world.queries.prefetchQuery(groupsQuery(world.client)),
    openThread(world),
  );

function openThread({ queries, client, params }: PageWorld): Promise<unknown> {
  const { id, groupId } = params;
  if (id !== undefined)
    return all(
      queries.prefetchQuery(conversationQuery(client, id)),
      queries.prefetchInfiniteQuery(threadQuery(client, { kind: 'direct', id })),
    );
  if (groupId !== undefined)
    return all(
      queries.prefetchQuery(groupQuery(client, groupId)),
      queries.prefetchInfiniteQuery(threadQuery(client, { kind: 'group', id: groupId })),
    );
  return Promise.resolve();
}

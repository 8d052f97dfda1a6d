import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { hiveType, listing, priceRange, soldTogether } from '../../entities/catalogue/listing.js';
import { HIVE_FIELDS, hiveChoice } from '../../catalogue/hive-fields.js';
import { ownHive, type BuiltInHive } from '../../catalogue/hives.js';
import { ownFieldsOf } from '../../campus/own-fields.js';
import { LISTING_GROUP_NAMES, LISTING_STATUSES } from '../../catalogue/listing-status.js';
import { MAX_SOLD_TOGETHER } from '../../limits.js';
import { id, whenInput } from '../../schema.js';
import { TOPIC_IDS } from '../../catalogue/topics.js';
import { listingFilters, pricesInOrder, page } from './listing-filters.js';

export { listingFilters, pricesInOrder, SORTS, type Cost, type Since, type Sort } from './listing-filters.js';

/** Builds the call that creates a listing. A draft, which only its poster sees, needs only a title. */
const create = <
  N extends BuiltInHive,
  K extends string,
  F extends z.core.$ZodShape & { title: z.ZodMiniType },
>(
  key: K,
  name: N,
  fields: F,
) => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a computed key has no type of its own
  const hive = { [key]: z.literal(name) } as Record<K, z.ZodMiniLiteral<N>>;
  return z.discriminatedUnion('draft', [
    z.strictObject({ ...hive, draft: z.optional(z.literal(false)), ...fields }),
    z.extend(z.partial(z.strictObject(fields)), { ...hive, draft: z.literal(true), title: fields.title }),
  ]);
};
/** The known `updatedAt` of the changed listing. Fails with `edited_meanwhile` when the current one differs. */
const updatedAt = z.optional(whenInput);
/** Confirms the move of an event with sold tickets. */
const confirmMove = z.optional(z.boolean());
const update = <N extends BuiltInHive, F extends z.core.$ZodShape>(name: N, fields: F) =>
  z.extend(z.partial(z.strictObject(fields)), { category: z.literal(name), id, updatedAt });

/**
 * Builds the same call for a campus's own hive, whose fields are data. Static types cover the six built-in hives, so callers pass the
 * fields that their campus defines.
 */
const createOwn = <K extends 'hiveType' | 'category'>(key: K, name: string) =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what is data has no type
  create(key, name as 'essentials', ownFieldsOf(name) as never);
const updateOwn = (name: string) =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as above
  update(name as 'essentials', ownFieldsOf(name) as never);
/** Returns the optional fields of all own hives. Two hives can share a field id, so the hive's own schema decides the type. */
const anyOwnFields = (own: readonly string[]): Record<never, never> =>
  Object.fromEntries(
    own.flatMap((name) => ownHive(name)?.fields ?? []).map(({ id }) => [id, z.optional(z.unknown())]),
  );

/** Returns the optional fields of all hives, for the path without a hive. The server checks again with the hive's own schema. */
const anyFields = (own: readonly string[]) => z.extend(builtInFields, anyOwnFields(own));
const builtInFields = z.partial(
  z.strictObject({
    ...HIVE_FIELDS.essentials,
    ...HIVE_FIELDS.academia,
    ...HIVE_FIELDS.logistics,
    ...HIVE_FIELDS.archive,
    ...HIVE_FIELDS.sidehustle,
    ...HIVE_FIELDS.buzz,
  }),
);

const readingCalls = (own: readonly string[]) => ({
  'hives.types': defineCall({
    summary: 'List hives',
    who: 'anyone',
    input: z.strictObject({}),
    output: z.array(hiveType),
    answers: 'counted',
    errors: [],
  }),
  'hives.list': defineCall({
    summary: 'List listings of all hives',
    who: 'anyone-or-member',
    input: z.strictObject({ hiveType: z.optional(hiveChoice(own)), ...listingFilters }).check(pricesInOrder),
    output: z.array(listing),
    answers: 'page',
    errors: [],
  }),
  'hives.get': defineCall({
    summary: 'Get a listing',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: listing,
    errors: ['not_found', 'event_cancelled'],
  }),
});

const postingCalls = (own: readonly string[]) => ({
  'hives.create': defineCall({
    summary: 'Create a listing',
    who: 'member',
    creates: true,
    input: z.discriminatedUnion('hiveType', [
      create('hiveType', 'essentials', HIVE_FIELDS.essentials),
      create('hiveType', 'academia', HIVE_FIELDS.academia),
      create('hiveType', 'logistics', HIVE_FIELDS.logistics),
      create('hiveType', 'buzz', HIVE_FIELDS.buzz),
      create('hiveType', 'archive', HIVE_FIELDS.archive),
      create('hiveType', 'sidehustle', HIVE_FIELDS.sidehustle),
      ...own.map((name) => createOwn('hiveType', name)),
    ]),
    output: listing,
    errors: ['verification_required', 'hive_paused'],
  }),
  'hives.update': defineCall({
    summary: 'Update a listing',
    who: 'member',
    input: z.extend(anyFields(own), { id, updatedAt, confirmMove }),
    output: listing,
    errors: ['not_found', 'forbidden', 'conflict', 'edited_meanwhile', 'event_move_unconfirmed'],
  }),
});

const LISTING_CALLS = {
  'hives.remove': defineCall({
    summary: 'Delete a listing',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found', 'forbidden', 'payment_in_flight', 'event_begun', 'illegal_transition'],
  }),
  'hives.restore': defineCall({
    summary: 'Restore a deleted listing',
    who: 'member',
    input: z.strictObject({ id }),
    output: listing,
    errors: ['not_found', 'forbidden', 'undo_over'],
  }),
  'hives.setStatus': defineCall({
    summary: 'Change the status of a listing',
    who: 'member',
    input: z.strictObject({ id, status: z.enum(LISTING_STATUSES) }),
    output: listing,
    errors: [
      'not_found',
      'forbidden',
      'verification_required',
      'hive_paused',
      'illegal_transition',
      'payment_in_flight',
    ],
  }),
  'hives.view': defineCall({
    summary: 'Count a view',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    errors: ['not_found'],
  }),
  'hives.renew': defineCall({
    summary: 'Renew a listing',
    who: 'member',
    input: z.strictObject({ id }),
    output: listing,
    errors: ['not_found', 'forbidden', 'verification_required', 'illegal_transition', 'renewed_lately'],
  }),
  'hives.markSold': defineCall({
    summary: 'Mark listings as sold',
    who: 'member',
    input: z.strictObject({
      ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_SOLD_TOGETHER)),
    }),
    output: soldTogether,
    errors: ['not_found', 'forbidden'],
  }),
  'hives.assign': defineCall({
    summary: 'Assign a gig',
    who: 'member',
    input: z.strictObject({ id, assignedToId: id }),
    output: listing,
    errors: ['not_found', 'forbidden', 'blocked', 'illegal_transition', 'payment_in_flight'],
  }),
  'hives.myPosted': defineCall({
    summary: 'List your listings',
    who: 'member',
    input: z.strictObject({ ...page, group: z.optional(z.enum(LISTING_GROUP_NAMES)) }),
    output: z.array(listing),
    answers: 'page',
    errors: [],
  }),
  'hives.priceRange': defineCall({
    summary: 'Get typical prices',
    who: 'member',
    input: z.strictObject({ topic: z.enum(TOPIC_IDS) }),
    output: z.nullable(priceRange),
    errors: [],
  }),
  'hives.myAssigned': defineCall({
    summary: 'List gigs assigned to you',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(listing),
    answers: 'page',
    errors: [],
  }),
};

const categoryCalls = (own: readonly string[]) => ({
  'category.list': defineCall({
    summary: 'List listings of a hive',
    who: 'anyone-or-member',
    input: z.strictObject({ category: hiveChoice(own), ...listingFilters }).check(pricesInOrder),
    output: z.array(listing),
    answers: 'page',
    errors: [],
  }),
  'category.create': defineCall({
    summary: 'Create a listing in a hive',
    who: 'member',
    creates: true,
    input: z.discriminatedUnion('category', [
      create('category', 'essentials', HIVE_FIELDS.essentials),
      create('category', 'academia', HIVE_FIELDS.academia),
      create('category', 'logistics', HIVE_FIELDS.logistics),
      create('category', 'buzz', HIVE_FIELDS.buzz),
      create('category', 'archive', HIVE_FIELDS.archive),
      create('category', 'sidehustle', HIVE_FIELDS.sidehustle),
      ...own.map((name) => createOwn('category', name)),
    ]),
    output: listing,
    errors: ['verification_required', 'hive_paused'],
  }),
  'category.update': defineCall({
    summary: 'Update a listing in a hive',
    who: 'member',
    input: z.discriminatedUnion('category', [
      update('essentials', HIVE_FIELDS.essentials),
      update('academia', HIVE_FIELDS.academia),
      update('logistics', HIVE_FIELDS.logistics),
      z.extend(update('buzz', HIVE_FIELDS.buzz), { confirmMove }),
      update('archive', HIVE_FIELDS.archive),
      update('sidehustle', HIVE_FIELDS.sidehustle),
      ...own.map(updateOwn),
    ]),
    output: listing,
    errors: ['not_found', 'forbidden', 'conflict', 'edited_meanwhile', 'event_move_unconfirmed'],
  }),
});

/** Builds the calls about listings. `own` names the campus's own hives beside the built-in ones. Default: none. */
export const hiveCalls = (own: readonly string[] = []) => ({
  ...readingCalls(own),
  ...postingCalls(own),
  ...LISTING_CALLS,
  ...categoryCalls(own),
});

/** Calls about listings of the built-in hives. `hiveCalls` builds those of a campus with its own hives. */
export const hives = hiveCalls();

import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { listing } from '../../entities/catalogue/listing.js';
import { wanted } from '../../entities/catalogue/wanted.js';
import { CONDITIONS } from '../../catalogue/hives.js';
import { MAX_TITLE } from '../../limits.js';
import { id, line, optionalText, priceInput } from '../../schema.js';
import { MAX_WANTED_DETAILS, WANTED_CATEGORIES } from '../../catalogue/wanted.js';
import { page } from '../trust/queue.js';

/** Fields of the form for a wanted post, shared by the form and the request. */
const WANTED_FIELDS = {
  title: line(MAX_TITLE),
  details: z.optional(optionalText(MAX_WANTED_DETAILS)),
  category: z.optional(z.nullable(z.enum(WANTED_CATEGORIES))),
  condition: z.optional(z.nullable(z.enum(CONDITIONS))),
  maxPrice: z.optional(priceInput),
};

/** Calls about wanted posts and their answers. */
export const wantedCalls = {
  'wanted.list': defineCall({
    summary: 'List wanted posts',
    who: 'anyone-or-member',
    input: z.strictObject({
      university: z.optional(line(100)),
      /** A university. Selects its posts and those of nearby ones. */
      near: z.optional(line(100)),
      category: z.optional(z.enum(WANTED_CATEGORIES)),
      ...page,
    }),
    output: z.array(wanted),
    answers: 'page',
    errors: [],
  }),
  'wanted.mine': defineCall({
    summary: 'List your wanted posts',
    who: 'member',
    input: z.strictObject(page),
    output: z.array(wanted),
    answers: 'page',
    errors: [],
  }),
  'wanted.get': defineCall({
    summary: 'Get a wanted post',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: wanted,
    errors: ['not_found'],
  }),
  'wanted.create': defineCall({
    summary: 'Create a wanted post',
    who: 'member',
    creates: true,
    input: z.strictObject(WANTED_FIELDS),
    output: wanted,
    errors: ['verification_required', 'hive_paused', 'limit_reached'],
  }),
  'wanted.update': defineCall({
    summary: 'Update a wanted post',
    who: 'member',
    input: z.extend(z.partial(z.strictObject(WANTED_FIELDS)), { id }),
    output: wanted,
    errors: ['not_found', 'forbidden', 'wanted_over'],
  }),
  'wanted.close': defineCall({
    summary: 'Close a wanted post',
    who: 'member',
    input: z.strictObject({ id }),
    output: wanted,
    errors: ['not_found', 'forbidden', 'wanted_over'],
  }),
  'wanted.renew': defineCall({
    summary: 'Renew a wanted post',
    who: 'member',
    input: z.strictObject({ id }),
    output: wanted,
    errors: [
      'not_found',
      'forbidden',
      'verification_required',
      'hive_paused',
      'wanted_over',
      'renewed_lately',
      'limit_reached',
    ],
  }),
  'wanted.answer': defineCall({
    summary: 'Answer a wanted post',
    who: 'member',
    input: z.strictObject({ id, listingId: id }),
    output: wanted,
    errors: [
      'not_found',
      'forbidden',
      'own_content',
      'wanted_over',
      'listing_unavailable',
      'already_answered',
      'limit_reached',
    ],
  }),
  'wanted.answers': defineCall({
    summary: 'List answers of a wanted post',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(listing),
    answers: 'counted',
    errors: ['not_found'],
  }),
};

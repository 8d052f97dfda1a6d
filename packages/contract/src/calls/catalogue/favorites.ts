import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { favorite, FAVORITE_KINDS, favoriteMarks, favoriteState } from '../../entities/catalogue/favorite.js';
import { MAX_PAGE } from '../../limits.js';
import { id, line, wholeNumber } from '../../schema.js';

/** Default: saved. */
const kind = z.optional(z.enum(FAVORITE_KINDS));

/** Calls about saved and liked listings. */
export const favorites = {
  'favorites.list': defineCall({
    summary: 'List saved listings',
    who: 'member',
    input: z.strictObject({
      kind,
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(favorite),
    answers: 'page',
    errors: [],
  }),
  'favorites.marks': defineCall({
    summary: 'Get saved and liked ids',
    who: 'member',
    input: z.strictObject({}),
    output: favoriteMarks,
    errors: [],
  }),
  'favorites.get': defineCall({
    summary: 'Get the marks of a listing',
    who: 'anyone-or-member',
    input: z.strictObject({ hiveId: id }),
    output: favoriteState,
    errors: ['not_found'],
  }),
  'favorites.add': defineCall({
    summary: 'Save or like a listing',
    who: 'member',
    input: z.strictObject({ hiveId: id, kind }),
    output: favoriteState,
    errors: ['not_found', 'own_listing', 'limit_reached'],
  }),
  'favorites.remove': defineCall({
    summary: 'Unsave or unlike a listing',
    who: 'member',
    input: z.strictObject({ hiveId: id, kind }),
    output: favoriteState,
    errors: [],
  }),
};

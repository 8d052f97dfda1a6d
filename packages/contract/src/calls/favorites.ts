import * as z from 'zod/mini';
import { defineCall } from '../call.js';
import { favorite, FAVORITE_KINDS, favoriteMarks, favoriteState } from '../entities/favorite.js';
import { MAX_PAGE } from '../limits.js';
import { id, line, wholeNumber } from '../schema.js';

/** Default: saved. */
const kind = z.optional(z.enum(FAVORITE_KINDS));

export const favorites = {
  'favorites.list': defineCall({
    summary: 'The listings that I saved, or liked, newest first; `count` is how many',
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
    summary: 'The ids of everything that I saved and liked',
    who: 'member',
    input: z.strictObject({}),
    output: favoriteMarks,
    errors: [],
  }),
  'favorites.get': defineCall({
    summary: 'Whether I saved or liked a listing, and how many students like it',
    who: 'anyone-or-member',
    input: z.strictObject({ hiveId: id }),
    output: favoriteState,
    errors: ['not_found'],
  }),
  'favorites.add': defineCall({
    summary: 'Save a listing, or like it; repeating it changes nothing',
    who: 'member',
    input: z.strictObject({ hiveId: id, kind }),
    output: favoriteState,
    errors: ['not_found', 'own_listing', 'limit_reached'],
  }),
  'favorites.remove': defineCall({
    summary: 'Save or like a listing no longer; repeating it changes nothing',
    who: 'member',
    input: z.strictObject({ hiveId: id, kind }),
    output: favoriteState,
    errors: [],
  }),
};

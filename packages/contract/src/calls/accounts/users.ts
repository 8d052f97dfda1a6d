import * as z from 'zod/mini';
import { defineCall } from '../../call.js';
import { openOrder } from '../../entities/deals/open-order.js';
import { listing } from '../../entities/catalogue/listing.js';
import { settings, settingsChange } from '../../entities/accounts/settings.js';
import {
  person,
  profile,
  publicUser,
  describedUniversity,
  universityPage,
  user,
} from '../../entities/accounts/user.js';
import { BLOCK_CHOICES } from '../../rules/accounts/blocks.js';
import { MAX_BIO, MAX_PAGE, MAX_PASSWORD, MAX_SEARCH } from '../../limits.js';
import { id, line, optionalText, personName, secret, shelfName, wholeNumber } from '../../schema.js';

/** Sections of a student's listings. */
const PROFILE_LISTS = ['coming_events', 'past_events', 'no_events'] as const;
/** A section of a student's listings on their profile. */
export type ProfileListName = (typeof PROFILE_LISTS)[number];

/** Calls about profiles, settings, blocks, follows, the account's data and universities. */
export const users = {
  'users.get': defineCall({
    summary: 'Get a profile',
    who: 'anyone-or-member',
    input: z.strictObject({ id }),
    output: profile,
    errors: ['not_found'],
  }),
  'users.getShelf': defineCall({
    summary: 'Get the profile behind a shelf name',
    who: 'anyone-or-member',
    input: z.strictObject({ name: shelfName }),
    output: profile,
    errors: ['not_found'],
  }),
  'users.updateProfile': defineCall({
    summary: 'Update your profile',
    who: 'member',
    input: z.strictObject({
      name: z.optional(personName),
      bio: z.optional(z.nullable(optionalText(MAX_BIO))),
      /** Id of the caller's upload with the purpose `avatar`. Null removes the picture. */
      avatarId: z.optional(z.nullable(id)),
      /** Id of a hall of the caller's university. Null removes it. */
      hallId: z.optional(z.nullable(line(100))),
      /** Name of the caller's public shelf. Chosen once. */
      shelfName: z.optional(shelfName),
    }),
    output: user,
    errors: [],
  }),
  'users.updateSettings': defineCall({
    summary: 'Update your settings',
    who: 'member',
    input: settingsChange,
    output: settings,
    errors: [],
  }),
  'users.listings': defineCall({
    summary: 'List listings of a student',
    who: 'anyone-or-member',
    input: z.strictObject({
      id,
      /** Default: all open listings. */
      show: z.optional(z.enum(PROFILE_LISTS)),
      cursor: z.optional(line(500)),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(listing),
    answers: 'page',
    errors: ['not_found'],
  }),
  'users.export': defineCall({
    summary: 'Export your data',
    who: 'member',
    stepUp: true,
    input: z.strictObject({}),
    download: true,
    errors: [],
  }),
  'users.deleteAccount': defineCall({
    summary: 'Delete your account',
    who: 'member',
    stepUp: true,
    input: z.strictObject({ password: secret(MAX_PASSWORD) }),
    errors: ['password_wrong', 'too_many_attempts', 'payment_in_flight', 'balance_left'],
  }),
  'users.blocked': defineCall({
    summary: 'List blocked students',
    who: 'member',
    input: z.strictObject({ cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) }),
    output: z.array(person),
    answers: 'page',
    errors: [],
  }),
  'users.openOrders': defineCall({
    summary: 'List open orders with a student',
    who: 'member',
    input: z.strictObject({ id }),
    output: z.array(openOrder),
    answers: 'counted',
    errors: ['not_found'],
  }),
  'users.block': defineCall({
    summary: 'Block a student',
    who: 'member',
    input: z.strictObject({
      id,
      /** Choice for open orders between the two students. Repeating the call changes it. */
      orders: z.optional(z.enum(BLOCK_CHOICES)),
    }),
    errors: ['not_found', 'forbidden', 'cancel_too_late'],
  }),
  'users.unblock': defineCall({
    summary: 'Unblock a student',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found'],
  }),
  'users.follow': defineCall({
    summary: 'Follow a student',
    who: 'member',
    input: z.strictObject({ id }),
    errors: ['not_found', 'forbidden', 'blocked', 'limit_reached'],
  }),
  'users.unfollow': defineCall({
    summary: 'Unfollow a student',
    who: 'member',
    input: z.strictObject({ id }),
    errors: [],
  }),
  'users.following': defineCall({
    summary: 'List followed students',
    who: 'member',
    input: z.strictObject({ cursor: z.optional(line(500)), limit: z.optional(wholeNumber(1, MAX_PAGE)) }),
    output: z.array(person),
    answers: 'page',
    errors: [],
  }),
  'users.search': defineCall({
    summary: 'Search students',
    who: 'member',
    input: z.strictObject({
      q: line(MAX_SEARCH),
      type: z.literal('users'),
      limit: z.optional(wholeNumber(1, MAX_PAGE)),
    }),
    output: z.array(publicUser),
    answers: 'counted',
    errors: [],
  }),
  'universities.list': defineCall({
    summary: 'List universities',
    who: 'anyone',
    input: z.strictObject({}),
    output: z.array(describedUniversity),
    answers: 'counted',
    errors: [],
  }),
  'universities.get': defineCall({
    summary: 'Get a university',
    who: 'anyone',
    input: z.strictObject({ id: line(40) }),
    output: universityPage,
    errors: ['not_found'],
  }),
};

import { OF_MEMBERS } from './members.js';
import type { ScreenWording } from './screen-wording.js';
import { OF_VISITORS } from './visitors.js';

/**
 * What the specification says word by word, screen by screen, in English. `wording.test.ts` finds each of it in the
 * catalogue of its screen, and where the screen reads it.
 */
export const WORDING: readonly ScreenWording[] = [...OF_VISITORS, ...OF_MEMBERS];

/** What the specification says, too, and no screen can: with why. */
export const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'Seller ID not provided': 'every listing that the contract lets through names its poster',
  'Missing reset token or email':
    'a link without them is answered by Invalid Reset Link before there is a form',
  'Registration failed': 'the screen says it with what to do next, as do those of the other steps',
};

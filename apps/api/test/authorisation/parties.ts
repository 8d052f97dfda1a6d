import type { ErrorCode } from '@campushive/contract';

/** Kinds of callers. */
export type Asker = 'visitor' | 'suspended' | 'stranger' | 'other' | 'owner' | 'moderator' | 'admin';

/**
 * Callers whose answer differs from that of the input's owner: `stranger` is unrelated to it, `other` is its other
 * party, if there is one. Unnamed callers are answered as the owner is. Signed-out, suspended and, for moderators'
 * calls, students follow from the contract.
 */
export type Expected =
  | 'anybody'
  | Partial<Record<Exclude<Asker, 'owner' | 'suspended'>, ErrorCode | 'success'>>;

/** Resources of a closed circle do not exist for everybody else. */
export const NOT_IN_IT = {
  stranger: 'not_found',
  other: 'not_found',
  moderator: 'not_found',
  admin: 'not_found',
} as const;

/** Resources of two students: the other one is answered like the owner. */
export const NOT_YOURS = { stranger: 'not_found', moderator: 'not_found', admin: 'not_found' } as const;

/** Actions of the seller, on an order of the owner's that is not paid yet. */
export const HELPERS = { stranger: 'not_found', other: 'order_not_held', moderator: 'not_found' } as const;

/** Agreements about a gig: others see the gig, but not these. */
export const BETWEEN_TWO = { stranger: 'forbidden', moderator: 'forbidden', admin: 'forbidden' } as const;

/** Stalls, safe deals and imported listings that everyone with the link sees, and only their seller changes. */
export const NOT_YOUR_STALL = {
  stranger: 'forbidden',
  other: 'forbidden',
  moderator: 'forbidden',
  admin: 'forbidden',
} as const;

/** Passkeys of another session or student are wrong. */
export const PASSKEY_OF_ANOTHER = {
  stranger: 'passkey_refused',
  other: 'passkey_refused',
  moderator: 'passkey_refused',
  admin: 'passkey_refused',
} as const;

import type { User } from '@campushive/contract';
import type { Log } from '../platform/log.js';

/** The caller of an API call. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: User['role'];
  readonly universityId: string;
  /** Whether the verification of the university mailbox is valid. */
  readonly isVerified: boolean;
}

/** Returns true if a viewer is a moderator or an admin; admins are moderators too. */
export const isStaff = (viewer: Pick<Viewer, 'role'> | null): boolean =>
  viewer?.role === 'moderator' || viewer?.role === 'admin';

/** Origin of a call. */
export interface Origin {
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** Country and city that a trusted proxy names in a header. */
  readonly proxyPlace: { readonly country: string; readonly city: string | undefined } | undefined;
  /** The page's language, for a caller without an account. */
  readonly language: string;
  /** The name in the device cookie. Undefined for a signed-in caller without one. */
  readonly device: string | undefined;
  /** The solution of a challenge of `auth.challenge`. */
  readonly proofOfWork: string | undefined;
  readonly log: Log;
}

import { toBase64url } from './base64.js';
import { sameBytes, sha256Of } from './digests.js';

/** Hashes a token. A plain hash is enough, because 256 random bits cannot be guessed. */
export const hashToken = (token: string): string => toBase64url(sha256Of(token));

/** Compares without telling by the time it takes how much was equal. */
export const sameSecret = (a: string, b: string): boolean => sameBytes(sha256Of(a), sha256Of(b));

import { toBase64url } from './base64.js';
import { sameBytes, sha256Of } from './digests.js';

/** A plain hash is enough for 256-bit tokens: there is nothing to guess. */
export const hashToken = (token: string): string => toBase64url(sha256Of(token));

/** Compares without telling by the time it takes how much was equal. */
export const sameSecret = (a: string, b: string): boolean => sameBytes(sha256Of(a), sha256Of(b));

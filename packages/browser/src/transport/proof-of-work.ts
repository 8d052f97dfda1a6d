import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Time limit in ms. The hardest challenge takes a cheap phone some 20 seconds. */
const TIMEOUT = 60_000;

/**
 * Solves a challenge of `auth.challenge` and encodes it for the header `X-Proof-Of-Work`. Undefined without a solution in time, or without
 * Web Crypto, as on a page without HTTPS.
 */
export async function solve(
  challenge: Parameters<typeof solveChallenge>[0]['challenge'],
): Promise<string | undefined> {
  if (globalThis.crypto.subtle === undefined) return undefined;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT });
  if (solution === null) return undefined;
  const json = JSON.stringify({ challenge, solution });
  return btoa(json).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

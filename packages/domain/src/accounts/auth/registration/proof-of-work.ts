import { MINUTE } from '@campushive/contract';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as z from 'zod';
import { later } from '../../../platform/clock.js';
import { fromBase64 } from '../../../platform/base64.js';
import type { Platform } from '../../../platform/platform.js';
import { Quota } from '../../../platform/quota.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one guess. About 250 guesses take a cheap phone half a second. */
const BASE_COST = 1_000;
/** A phone needs some 20 seconds for the hardest challenge. */
const MAX_DOUBLINGS = 5;
const LIFETIME = 10 * MINUTE;

const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal(ALGORITHM),
    cost: z
      .int()
      .min(1)
      .max(BASE_COST * 2 ** MAX_DOUBLINGS),
    expiresAt: z.int(),
    keyLength: z.literal(32),
    keyPrefix: z.string().max(64),
    keySignature: z.string().max(100),
    nonce: z.string().max(64),
    salt: z.string().max(64),
  }),
  signature: z.string().max(100),
});
const solved = z.object({
  challenge: challengeSchema,
  solution: z.object({
    counter: z.int().min(0),
    derivedKey: z.string().max(100),
    time: z.number().default(0),
  }),
});

/** Challenges that cost a phone a moment unseen, and a flood of requests its speed. Each solution counts once. */
export class ProofOfWork {
  readonly #platform: Platform;
  readonly #quota: Quota;
  readonly #secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#quota = new Quota(platform.db, platform.clock);
    this.#secrets = {
      hmacSignatureSecret: platform.secrets.keyed('proof-of-work', 'challenge'),
      hmacKeySignatureSecret: platform.secrets.keyed('proof-of-work', 'key'),
    };
  }

  /** Creates a challenge whose work is doubled this many times, five at most. */
  async create(doublings: number): Promise<z.infer<typeof challengeSchema>> {
    const cost = BASE_COST * 2 ** Math.min(Math.max(doublings, 0), MAX_DOUBLINGS);
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost,
      counter: randomInt(128, 384),
      deriveKey,
      expiresAt: later(this.#platform.clock.now(), LIFETIME),
      ...this.#secrets,
    });
    return challengeSchema.parse(challenge);
  }

  /** Whether a header holds a solution that is right, recent and new. */
  async accept(header: string | undefined): Promise<boolean> {
    const parsed = solved.safeParse(readHeader(header));
    if (!parsed.success) return false;
    const { challenge, solution } = parsed.data;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.#secrets });
    if (!verified) return false;
    return (await this.#quota.take(`work:${challenge.signature}`, 1, LIFETIME)) === 0;
  }
}

/** Decodes base64url JSON. Undefined for anything else. */
function readHeader(header: string | undefined): unknown {
  if (header === undefined || header.length > 2_000) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64(header)));
  } catch {
    return undefined;
  }
}

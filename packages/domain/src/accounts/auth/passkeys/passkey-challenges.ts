import { PASSKEY_CHALLENGE_LIFETIME } from '@campushive/contract';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import { later } from '../../../platform/clock.js';
import { passkeyChallenges } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { hashToken } from '../../../platform/secrets.js';

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** Returns a single answer for every reason: a stranger learns neither which passkeys exist nor the state of their accounts. */
export const passkeyRefused = () =>
  new Failure('passkey_refused', 'This passkey cannot be used here. Try again, or use your password.');

/** Challenges for devices to sign. Each is valid once, for one purpose, in the session or on the page that requested it. */
export class PasskeyChallenges {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** `sessionId` is null where no user is signed in: the attempt alone then binds the challenge to the page. */
  async open(purpose: Purpose, sessionId: string | null): Promise<{ attempt: string; challenge: string }> {
    const { db, clock, secrets } = this.#platform;
    const [attempt, challenge] = [secrets.token(), secrets.token()];
    const now = clock.now();
    await db.insert(passkeyChallenges).values({
      attemptHash: hashToken(attempt),
      purpose,
      sessionId,
      challenge,
      expiresAt: later(now, PASSKEY_CHALLENGE_LIFETIME),
      createdAt: now,
    });
    return { attempt, challenge };
  }

  /** Returns the challenge and deletes it, whatever the result. Throws `passkey_refused` when it does not exist any more. */
  async take(attempt: string, purpose: Purpose, sessionId: string | null): Promise<string> {
    const { db, clock } = this.#platform;
    const [taken] = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.attemptHash, hashToken(attempt)),
          eq(passkeyChallenges.purpose, purpose),
          sessionId === null
            ? isNull(passkeyChallenges.sessionId)
            : eq(passkeyChallenges.sessionId, sessionId),
          gt(passkeyChallenges.expiresAt, clock.now()),
        ),
      )
      .returning();
    if (taken === undefined) throw passkeyRefused();
    return taken.challenge;
  }

  async forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, clock.now()));
  }
}

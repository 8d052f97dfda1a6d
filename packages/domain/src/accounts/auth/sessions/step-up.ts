import { STEP_UP_LIFETIME, type StepUp } from '@campushive/contract';
import { and, eq, gt, lte } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { stepUps } from '../../../platform/database/schema/index.js';
import type { Platform } from '../../../platform/platform.js';
import { hashToken } from '../../../platform/secrets.js';

/**
 * Recent identity checks (step-up), required for actions that a stolen session must not allow. Each belongs to its
 * session and ends with it; only its hash is stored.
 */
export class StepUps {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Call it once the student has proved who they are. */
  async open({ sessionId }: Viewer): Promise<StepUp> {
    const { db, clock, secrets } = this.#platform;
    const stepUpToken = secrets.token();
    const now = clock.now();
    const expiresAt = later(now, STEP_UP_LIFETIME);
    await db
      .insert(stepUps)
      .values({ tokenHash: hashToken(stepUpToken), sessionId, expiresAt, createdAt: now });
    return { stepUpToken, expiresAt: expiresAt.toISOString() };
  }

  /** Throws `step_up_required` unless the proof is fresh and of this session. */
  async require({ sessionId }: Viewer, proof: string | undefined): Promise<void> {
    const { db, clock } = this.#platform;
    const [fresh] =
      proof === undefined
        ? []
        : await db
            .select({ sessionId: stepUps.sessionId })
            .from(stepUps)
            .where(
              and(
                eq(stepUps.tokenHash, hashToken(proof)),
                eq(stepUps.sessionId, sessionId),
                gt(stepUps.expiresAt, clock.now()),
              ),
            );
    if (fresh === undefined) {
      throw new Failure('step_up_required', 'Confirm that it’s you: enter your password again.');
    }
  }

  async forgetOld(): Promise<void> {
    const { db, clock } = this.#platform;
    await db.delete(stepUps).where(lte(stepUps.expiresAt, clock.now()));
  }
}

import { STEP_UP_LIFETIME } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../../apps/api/test/campus.js';
import type { Viewer } from '../../../calls/viewer.js';
import { later } from '../../../platform/clock.js';
import { sessions, stepUps } from '../../../platform/database/schema/index.js';
import { hashToken } from '../../../platform/secrets.js';
import { StepUps } from './step-up.js';

let campus: TestCampus;
let viewer: Viewer;
let other: Viewer;
let now: Date;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
  [viewer, other] = [await signedIn('Ama Proof'), await signedIn('Kofi Other')];
});
beforeEach(() => void (now = campus.clock.now()));
afterAll(() => campus.close());

async function signedIn(name: string): Promise<Viewer> {
  const { id: userId, token } = await campus.student(name);
  const { db } = campus.app.platform;
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  return { userId, sessionId: session?.id ?? '', role: 'student', universityId: 'ug', isVerified: true };
}
const proofs = () => new StepUps({ ...campus.app.platform, clock: { now: () => now } });
const stored = () => campus.app.platform.db.select().from(stepUps);
const refused = expect.objectContaining({ code: 'step_up_required' });

describe('a proof', () => {
  it('is accepted repeatedly in its session until it expires', async () => {
    const { stepUpToken, expiresAt } = await proofs().open(viewer);
    expect(expiresAt).toBe(later(now, STEP_UP_LIFETIME).toISOString());
    now = later(now, STEP_UP_LIFETIME - 1);
    await proofs().require(viewer, stepUpToken);
    await proofs().require(viewer, stepUpToken);
    now = later(now, 1);
    await expect(proofs().require(viewer, stepUpToken)).rejects.toThrow(refused);
  });

  it('is required, and must be the one issued to this session', async () => {
    const { stepUpToken } = await proofs().open(viewer);
    for (const proof of [undefined, '', `${stepUpToken}x`, hashToken(stepUpToken)])
      await expect(proofs().require(viewer, proof)).rejects.toThrow(refused);
    await expect(proofs().require(other, stepUpToken)).rejects.toThrow(refused);
  });

  it('is stored only as a hash, and deleted once it has expired', async () => {
    const { db } = campus.app.platform;
    await db.delete(stepUps);
    const { stepUpToken } = await proofs().open(viewer);
    expect(await stored()).toEqual([
      {
        tokenHash: hashToken(stepUpToken),
        sessionId: viewer.sessionId,
        createdAt: now,
        expiresAt: later(now, STEP_UP_LIFETIME),
      },
    ]);
    now = later(now, STEP_UP_LIFETIME - 1);
    await proofs().forgetOld();
    expect(await stored()).toHaveLength(1);
    now = later(now, 1);
    await proofs().forgetOld();
    expect(await stored()).toEqual([]);
  });
});

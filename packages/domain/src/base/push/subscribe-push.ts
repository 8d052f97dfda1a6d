import { and, desc, eq, notInArray } from 'drizzle-orm';
import { Failure } from '../../calls/failure.js';
import { pushSubscriptions } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import type { PushContext } from './context.js';

/** Devices of one student; the oldest ones make room. */
const MAX_DEVICES = 10;
const SUBSCRIPTIONS_A_MINUTE = 20;

export const subscribePush =
  ({ sender, limits, db, clock }: PushContext): Handler<'push.subscribe'> =>
  async ({ endpoint, keys }, { viewer }) => {
    if (sender === undefined) throw new Failure('unavailable', 'Push notifications are off on this server.');
    await limits.hit(`push:${viewer.userId}`, SUBSCRIPTIONS_A_MINUTE, 60);
    const owner = { userId: viewer.userId, sessionId: viewer.sessionId, ...keys };
    await db.transaction(async (tx) => {
      // The student signed in on that browser now owns it, and does not see notifications of the one before.
      await tx
        .insert(pushSubscriptions)
        .values({ endpoint, ...owner, createdAt: clock.now() })
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owner });
      const mine = eq(pushSubscriptions.userId, viewer.userId);
      const newest = await tx
        .select({ endpoint: pushSubscriptions.endpoint })
        .from(pushSubscriptions)
        .where(mine)
        .orderBy(desc(pushSubscriptions.createdAt))
        .limit(MAX_DEVICES);
      const endpoints = newest.map((row) => row.endpoint);
      await tx.delete(pushSubscriptions).where(and(mine, notInArray(pushSubscriptions.endpoint, endpoints)));
    });
    return {};
  };

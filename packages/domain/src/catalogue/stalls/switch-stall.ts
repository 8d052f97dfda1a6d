import { switchTo } from '@campushive/contract/rules/stall-hours';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../calls/handlers.js';
import { requireVerifiedStudent } from '../../accounts/auth/student-verification/student-verification.js';
import { campus } from '../../platform/campus.js';
import { stalls } from '../../platform/database/schema/index.js';
import { listingChanged } from '../../platform/outbox/outbox.js';
import type { StallsContext } from './context.js';
import { describeStall } from './describe-stall.js';
import { lockOwnStall } from './store.js';

/** Opens or closes a stall by hand. Open orders stay in the queue of a closed stall. */
export const switchStall = ({ platform }: StallsContext): Handler<'stalls.switch'> => {
  const { db, clock, outbox } = platform;
  return async ({ id, to }, { viewer }) => {
    if (to !== 'closed') requireVerifiedStudent(viewer);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const { stall } = await lockOwnStall(tx, id, viewer);
      await tx
        .update(stalls)
        .set({ ...switchTo(to, stall.hours, now, campus.timeZone), updatedAt: now })
        .where(eq(stalls.id, id));
      await listingChanged(tx, id, now);
    });
    await outbox.flush();
    return { data: await describeStall(platform, id, viewer) };
  };
};

import { and, eq } from 'drizzle-orm';
import { notFound } from '../../calls/failure.js';
import { doorHelpers } from '../../platform/database/schema/index.js';
import type { Handler } from '../../calls/handlers.js';
import { isHelper, requireOwn } from './find-door.js';
import type { DoorHelpersContext } from './door-helpers-context.js';

export const removeHelper =
  ({ db }: DoorHelpersContext): Handler<'events.removeHelper'> =>
  async ({ id, studentId }, { viewer }) => {
    // Helpers may always step down, whatever the event's state.
    const isSelf = studentId === viewer.userId && (await isHelper(db, id, studentId));
    if (!isSelf) await requireOwn(db, id, viewer);
    const removed = await db
      .delete(doorHelpers)
      .where(and(eq(doorHelpers.listingId, id), eq(doorHelpers.userId, studentId)))
      .returning();
    if (removed.length === 0) throw notFound('Helper');
    return { message: 'Removed' };
  };

import type { Handlers } from '../../calls/handlers.js';
import type { Platform } from '../../platform/platform.js';
import { nameHelper } from './name-helper.js';
import { removeHelper } from './remove-helper.js';
import type { DoorHelpersDeps, DoorHelpersContext } from './door-helpers-context.js';
import { requireOwn, findHelpers } from './find-door.js';

type HelperCalls = Handlers<'events.helpers' | 'events.nameHelper' | 'events.removeHelper'>;

/** Students who check in tickets of an event for its organiser. */
export function createDoorHelpers(
  { db, clock, limits, outbox }: Platform,
  { notify, requireVisible }: DoorHelpersDeps,
): HelperCalls {
  const context: DoorHelpersContext = { limits, db, outbox, clock, notify, requireVisible };
  return {
    async 'events.helpers'({ id }, { viewer }) {
      await requireOwn(db, id, viewer);
      return { data: await findHelpers(db, id) };
    },
    'events.nameHelper': nameHelper(context),
    'events.removeHelper': removeHelper(context),
  };
}

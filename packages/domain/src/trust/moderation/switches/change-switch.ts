import { notFound } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import { setSwitch } from '../../../base/switches/set-switch.js';
import { readSwitches } from './hive-switches.js';
import type { ModerationContext } from '../context.js';

export const changeSwitch =
  ({ db, clock }: ModerationContext): Handler<'moderation.setSwitch'> =>
  async (change, { viewer }) => {
    await db.transaction((tx) => setSwitch(tx, { ...change, actorId: viewer.userId }, clock.now()));
    const data = (await readSwitches(db)).find(
      ({ hive, feature }) => hive === change.hive && feature === change.feature,
    );
    if (data === undefined) throw notFound('Hive');
    return { data };
  };

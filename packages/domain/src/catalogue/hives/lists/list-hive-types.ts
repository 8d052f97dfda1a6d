import { hiveNamesOf } from '@campushive/contract';
import { findPaused } from '../../../base/switches/paused.js';
import { campus } from '../../../platform/campus.js';
import type { Handler } from '../../../calls/handlers.js';
import { toHiveType } from '../presenters.js';

import type { HiveCallsContext } from '../calls-context.js';
import { countByHive } from '../listing-counts.js';

export const listHiveTypes =
  ({ read, clock }: HiveCallsContext): Handler<'hives.types'> =>
  async () => {
    const names = hiveNamesOf(campus);
    const counts = await countByHive(read, { search: { kind: 'all' } }, clock.now());
    const paused = await findPaused(read);
    return {
      data: names.map((name) => {
        const off = paused.filter(({ hive }) => hive === name).map(({ feature }) => feature);
        return { ...toHiveType(name, counts.get(name) ?? 0), ...(off.length > 0 && { paused: off }) };
      }),
      count: names.length,
    };
  };

import { hiveOf } from '@campushive/contract';
import { campus } from '../../../platform/campus.js';
import type { Handler } from '../../../calls/handlers.js';
import type { HiveCallsContext } from '../calls-context.js';

export const updateInCategory =
  ({ service, describe }: HiveCallsContext): Handler<'category.update'> =>
  async ({ category, id, updatedAt: read, ...change }, { viewer }) => {
    const { confirmMove, ...input } = { confirmMove: undefined, ...change };
    const updated = await service.update(id, { hive: category, input, read, confirmMove }, viewer);
    return {
      data: await describe(updated, viewer),
      message: `${hiveOf(campus, category).title} listing updated successfully!`,
    };
  };

import type { Handler } from '../../../calls/handlers.js';
import type { HiveCallsContext } from '../calls-context.js';
import { countView } from './views.js';

export const viewListing =
  ({ service, platform }: HiveCallsContext): Handler<'hives.view'> =>
  async ({ id }, { viewer, origin }) => {
    const { listing } = await service.get(id, viewer);
    await countView(platform, listing, viewer, origin);
    return {};
  };

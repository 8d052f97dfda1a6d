import { invalidField } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import type { HiveCallsContext } from '../calls-context.js';

export const changeStatus =
  ({ describe, service }: HiveCallsContext): Handler<'hives.setStatus'> =>
  async ({ id, status }, { viewer }) => {
    if (status === 'deleted') throw invalidField('status', 'use_delete');
    if (status === 'assigned') throw invalidField('status', 'use_assign');
    return { data: await describe(await service.setStatus(id, status, viewer), viewer) };
  };

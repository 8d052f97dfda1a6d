import { notFound } from '../../../calls/failure.js';
import type { Handler } from '../../../calls/handlers.js';
import type { AuthContext } from '../context.js';

export const endSession =
  ({ sessions, deps }: AuthContext): Handler<'auth.endSession'> =>
  async ({ id }, { viewer }) => {
    if (!(await sessions.closeOwn(viewer.userId, id))) throw notFound('Session');
    deps.disconnect(id);
    return { message: 'Signed out' };
  };

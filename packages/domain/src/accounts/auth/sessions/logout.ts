import type { Handler } from '../../../calls/handlers.js';
import type { AuthContext } from '../context.js';

export const logout =
  ({ sessions, deps }: AuthContext): Handler<'auth.logout'> =>
  async (_input, { viewer, pageCookie }) => {
    await sessions.close(viewer.sessionId);
    pageCookie?.clear();
    deps.disconnect(viewer.sessionId);
    return { message: 'Logged out successfully' };
  };

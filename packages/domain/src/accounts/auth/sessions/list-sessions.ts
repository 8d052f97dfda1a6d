import type { Handler } from '../../../calls/handlers.js';
import type { AuthContext } from '../context.js';

export const listSessions =
  ({ sessions }: AuthContext): Handler<'auth.sessions'> =>
  async (_input, { viewer }) => {
    const data = await sessions.list(viewer);
    return { data, count: data.length };
  };

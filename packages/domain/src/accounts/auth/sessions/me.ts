import { eq } from 'drizzle-orm';
import { Failure } from '../../../calls/failure.js';
import type { PageCookie, Handler } from '../../../calls/handlers.js';
import type { Viewer } from '../../../calls/viewer.js';
import { users } from '../../../platform/database/schema/index.js';
import { describeUser } from '../describe-user.js';
import type { AuthContext } from '../context.js';

export const me = (context: AuthContext): Handler<'auth.me'> => {
  const { db } = context;
  return async (_input, { viewer, pageCookie }) => {
    const [row] = await db.select().from(users).where(eq(users.id, viewer.userId));
    if (row === undefined)
      throw new Failure('session_expired', 'Your session has ended. Please log in again.');
    if (pageCookie !== undefined) await renewPageCookie(context, viewer, pageCookie);
    return { data: await describeUser(context, row) };
  };
};

/** Issues a document cookie to a session from before there was one, or to a browser that has lost its own. */
async function renewPageCookie(
  { sessions }: AuthContext,
  { sessionId }: Viewer,
  cookie: PageCookie,
): Promise<void> {
  const { presented } = cookie;
  if (presented !== undefined && (await sessions.isPageOf(sessionId, presented))) return;
  cookie.set(await sessions.issuePage(sessionId));
}

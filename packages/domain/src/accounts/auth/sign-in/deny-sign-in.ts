import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const denySignIn = (context: AuthContext): Handler<'auth.denySignIn'> => {
  const { alarms, deps } = context;
  return async ({ token: link }, { origin }) => {
    await limit(context, 'not-me', origin);
    const { ended, email, token } = await alarms.deny(link);
    ended.forEach(deps.disconnect);
    return { data: { email, token }, message: 'Every device was signed out. Choose a new password.' };
  };
};

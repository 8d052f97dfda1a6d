import { canonicalEmail } from '@campushive/contract';
import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const resetPassword = (context: AuthContext): Handler<'auth.resetPassword'> => {
  const { recovery, deps, signIn } = context;
  return async ({ email, token, newPassword }, { origin }) => {
    await limit(context, 'reset', origin);
    const { ended } = await recovery.reset(email, token, newPassword);
    ended.forEach(deps.disconnect);
    await signIn.unlock(canonicalEmail(email));
    return { message: 'Your password was changed. Please log in.' };
  };
};

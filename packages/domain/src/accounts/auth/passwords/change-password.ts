import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const changePassword = (context: AuthContext): Handler<'auth.changePassword'> => {
  const { passwordChange, deps } = context;
  return async ({ currentPassword, newPassword }, { viewer, origin }) => {
    await limit(context, 'change-password', origin);
    const ended = await passwordChange.change(viewer, currentPassword, newPassword);
    ended.forEach(deps.disconnect);
    return { message: 'Your password was changed. Every other device was signed out.' };
  };
};

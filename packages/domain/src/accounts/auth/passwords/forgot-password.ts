import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const forgotPassword = (context: AuthContext): Handler<'auth.forgotPassword'> => {
  const { caps, recovery, platform } = context;
  return async ({ email }, { origin }) => {
    await limit(context, 'forgot', origin);
    await caps.admit(origin);
    await recovery.forgot(email);
    const data = { textMessages: platform.sms !== undefined };
    return { data, message: 'Reset link sent! Check your email' };
  };
};

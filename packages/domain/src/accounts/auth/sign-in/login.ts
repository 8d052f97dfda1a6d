import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import { describeUser } from '../describe-user.js';
import type { AuthContext } from '../context.js';

export const login = (context: AuthContext): Handler<'auth.login'> => {
  const { signIn, alarms } = context;
  return async ({ email, password, rememberMe = false, attempt }, { origin, pageCookie }) => {
    await limit(context, 'login', origin);
    const { user, token, page } = await signIn.signIn(email, password, rememberMe, origin, attempt);
    pageCookie?.set(page);
    origin.log.info({ userId: user.id, ip: origin.ip }, 'signed in');
    await alarms.announce(user, origin);
    return { data: { token, user: await describeUser(context, user) }, message: 'Login successful!' };
  };
};

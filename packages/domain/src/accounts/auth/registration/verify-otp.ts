import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import { describeUser } from '../describe-user.js';
import type { AuthContext } from '../context.js';

export const verifyOtp = (context: AuthContext): Handler<'auth.verifyOtp'> => {
  const { verification, sessions, db, alarms } = context;
  return async ({ email, otp, attempt }, { origin, pageCookie }) => {
    await limit(context, 'otp', origin);
    const user = await verification.verify(email, otp, attempt);
    const { token, page } = await sessions.open(db, user.id, false, origin);
    pageCookie?.set(page);
    await alarms.remember(user.id, origin);
    origin.log.info({ userId: user.id, ip: origin.ip }, 'signed up');
    return {
      data: { token, user: await describeUser(context, user) },
      message: 'Email verified successfully!',
    };
  };
};

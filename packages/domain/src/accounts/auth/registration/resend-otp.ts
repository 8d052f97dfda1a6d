import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const resendOtp = (context: AuthContext): Handler<'auth.resendOtp'> => {
  const { caps, registration } = context;
  return async ({ email, attempt }, { origin }) => {
    await limit(context, 'resend', origin);
    await caps.admit(origin);
    await registration.resend(email, attempt, origin.language);
    return { message: 'New OTP has been sent to your email' };
  };
};

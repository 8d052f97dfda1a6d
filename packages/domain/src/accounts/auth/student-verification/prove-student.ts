import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import { describeUser } from '../describe-user.js';
import type { AuthContext } from '../context.js';

export const proveStudent = (context: AuthContext): Handler<'auth.proveStudent'> => {
  const { studentVerification } = context;
  return async ({ otp }, { viewer, origin }) => {
    await limit(context, 'student-verification', origin);
    const row = await studentVerification.prove(viewer.userId, otp);
    return {
      data: await describeUser(context, row),
      message: 'Thank you! You are verified for another year.',
    };
  };
};

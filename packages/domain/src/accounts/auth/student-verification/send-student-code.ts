import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const sendStudentCode = (context: AuthContext): Handler<'auth.sendStudentCode'> => {
  const { studentVerification } = context;
  return async (_input, { viewer, origin }) => {
    await limit(context, 'student-verification', origin);
    const email = await studentVerification.send(viewer.userId);
    return { data: { email }, message: 'A code has been sent to your university email' };
  };
};

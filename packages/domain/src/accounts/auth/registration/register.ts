import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const register = (context: AuthContext): Handler<'auth.register'> => {
  const { caps, registration } = context;
  return async ({ name, fullName, ...input }, { origin }) => {
    await limit(context, 'register', origin);
    await caps.admit(origin);
    const { email, password, university, attempt, by } = input;
    const { language } = origin;
    await registration.register({
      name: name ?? fullName ?? '',
      email,
      password,
      university,
      attempt,
      by,
      language,
    });
    return { data: { email }, message: 'Registration initiated! Please verify your email.' };
  };
};

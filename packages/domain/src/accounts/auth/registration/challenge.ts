import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const challenge = (context: AuthContext): Handler<'auth.challenge'> => {
  const { caps } = context;
  return async (_input, { origin }) => {
    await limit(context, 'challenge', origin);
    return { data: await caps.challenge(origin) };
  };
};

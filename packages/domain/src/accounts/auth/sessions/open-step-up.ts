import type { Handler } from '../../../calls/handlers.js';
import { limit } from '../limit.js';
import type { AuthContext } from '../context.js';

export const openStepUp = (context: AuthContext): Handler<'auth.stepUp'> => {
  const { passwordChange, stepUps } = context;
  return async ({ password }, { viewer, origin }) => {
    await limit(context, 'step-up', origin);
    await passwordChange.requirePassword(viewer.userId, password, 'password');
    return { data: await stepUps.open(viewer) };
  };
};

import { ApiError } from '@campushive/contract';
import { useMessages, useWaitText } from '../../kernel/index.js';
import { catalogue } from './auth.catalogue.js';
import { useAuthFailure } from './use-auth-failure.js';

/** Returns a formatter for login errors. Mentions the credentials only when the server refused them. */
export function useLoginErrorText(): (error: unknown) => string {
  const t = useMessages(catalogue);
  const failureText = useAuthFailure('login');
  const waitText = useWaitText();
  return (error) => {
    if (error instanceof ApiError && error.code === 'invalid_credentials') return t.loginFailed;
    if (error instanceof ApiError && error.code === 'too_many_attempts')
      return t.tooMany(waitText(error.retryAfter ?? 30));
    return failureText(error, t.loginFailedBare);
  };
}

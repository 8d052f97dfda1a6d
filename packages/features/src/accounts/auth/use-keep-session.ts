import { sessionOf } from '@campushive/contract';
import { useClient, useSessionPort } from '../../kernel/index.js';

/** Error for a successful response without a token or a user. */
export class UnexpectedAnswer extends Error {}

/**
 * Starts the session that a login or a verification returns. Rejects with `UnexpectedAnswer` when the response contains
 * none.
 */
export function useStartSession(): (
  answer: Promise<{ readonly data: unknown }>,
  by: { readonly email: string; readonly remember?: boolean },
) => Promise<void> {
  const client = useClient();
  const port = useSessionPort();
  return async (answer, { email, ...how }) => {
    const session = sessionOf((await answer).data, email);
    if (session === null) throw new UnexpectedAnswer();
    const { token, user, isComplete } = session;
    port.signIn({ token, user, ...how });
    // Failures are ignored: the next page loads the user.
    if (!isComplete)
      await client.auth.me({}).then(
        ({ data }) => port.update(data),
        () => undefined,
      );
  };
}

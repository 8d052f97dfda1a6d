import { sessionOf } from '@campushive/contract';
import { useClient, useSessionPort } from '../kernel/index.js';

/** A success without a token or a user. */
export class UnexpectedAnswer extends Error {}

/** Signs in with what a login or a verification answers; rejects with `UnexpectedAnswer` where it names no session. */
export function useKeepSession(): (
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
    // Without it the next page asks.
    if (!isComplete)
      await client.auth.me({}).then(
        ({ data }) => port.update(data),
        () => undefined,
      );
  };
}

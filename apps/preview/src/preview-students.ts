import { createClient } from '@campushive/contract/client';
import { PASSWORD, type Preview, type PreviewStudent } from '@campushive/testing';
import type { Host } from '../../campus/src/host.js';
import { queries } from '../../campus/src/host.js';

/** Changes the student as whom this browser looks at the campus. */
export interface Looks {
  /** Returns the id of the student who is logged in. Undefined for a visitor. */
  current(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Logs a student in, and shows their first page. */
  viewAs(student: PreviewStudent): Promise<void>;
}

/** Where this device keeps the tokens of students who signed up here, because only they know their passwords. */
const TOKENS = 'campushive-preview-tokens';

const tokens = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(JSON.parse(window.localStorage.getItem(TOKENS) ?? '{}') as object).map(([id, token]) => [
      id,
      String(token),
    ]),
  );

export function createLooks({ carry }: Preview, { session, ports }: Host): Looks {
  const current = () => {
    const state = session.state();
    return state.status === 'member' ? state.user.id : undefined;
  };
  const remember = () => {
    const [id, token] = [current(), session.token()];
    if (id !== undefined && token !== null)
      window.localStorage.setItem(TOKENS, JSON.stringify({ ...tokens(), [id]: token }));
  };
  session.subscribe(remember);
  remember();
  const open = async ({ id, email }: PreviewStudent) => {
    const token = tokens()[id];
    if (token === undefined)
      return (await ports.client.auth.login({ email, password: PASSWORD, rememberMe: true })).data;
    const client = createClient((request) =>
      carry({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
    );
    return { token, user: (await client.auth.me({})).data };
  };
  return {
    current,
    subscribe: session.subscribe,
    async viewAs(student) {
      session.signIn(await open(student));
      queries.clear();
      ports.navigation.go({ to: 'dashboard' });
    },
  };
}

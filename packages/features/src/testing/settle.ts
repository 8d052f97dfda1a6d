import { ApiError, type CallName, type Client } from '@campushive/contract';
import type { InMemoryCampus } from './in-memory/in-memory-campus.js';

/** Everybody's here. */
export const PASSWORD = 'Kente-cloth-7';

/** Somebody who has joined a campus in memory: their client. */
export async function joinCampus(campus: InMemoryCampus, name: string): Promise<Client> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@st.ug.edu.gh`;
  const visitor = campus.client();
  await visitor.auth.register({ name, email, password: PASSWORD });
  const { data } = await visitor.auth.verifyOtp({ email, otp: campus.codeFor(email) });
  return campus.client(data.token);
}

/** The same client in a bad place: the first call of this name gets no answer. */
export function losingFirst(client: Client, name: CallName): Client {
  const [group = '', call = ''] = name.split('.');
  const calls = Reflect.get(client, group) as Record<string, (...input: unknown[]) => Promise<unknown>>;
  let lost = false;
  const losing = (...input: unknown[]) => {
    if (lost) return calls[call]?.(...input);
    lost = true;
    return Promise.reject(new ApiError({ code: 'network', status: 0, message: 'No connection.' }));
  };
  return { ...client, [group]: { ...calls, [call]: losing } } as Client;
}

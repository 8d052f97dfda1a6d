import type { Client } from '@campushive/contract';
import type { InMemoryCampus } from './in-memory/in-memory-campus.js';

const PASSWORD = 'Kente-cloth-7';

/** Somebody who has joined a campus in memory: their client. */
export async function joinCampus(campus: InMemoryCampus, name: string): Promise<Client> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@st.ug.edu.gh`;
  const visitor = campus.client();
  await visitor.auth.register({ name, email, password: PASSWORD });
  const { data } = await visitor.auth.verifyOtp({ email, otp: campus.codeFor(email) });
  return campus.client(data.token);
}

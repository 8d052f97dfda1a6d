import type { Institution } from '@campushive/contract/campus-schema';
import { createClient, type Client, type User, type Transport } from '@campushive/contract';
import { university } from './campus.js';
import { solve } from '../../packages/browser/src/transport/proof-of-work.js';
import { codeFor, url } from './mailbox.js';

export const PASSWORD = 'Kente-cloth-7';
/** Email of the moderator, who joined before the first journey. */
export const STAFF_EMAIL = `ama.moderator@${university.emailDomains[0]}`;

/** An account with a session, without a browser. */
export interface Account {
  readonly name: string;
  readonly email: string;
  readonly user: User;
  readonly token: string;
  readonly client: Client;
}

let serial = 0;

/** Returns an unused address. */
export function freshEmail(
  name: string,
  { emailDomains }: Pick<Institution, 'emailDomains'> = university,
): string {
  serial += 1;
  const local = `${name.toLowerCase().replace(/\W+/g, '.')}.${process.pid}.${Date.now().toString(36)}${serial}`;
  return `${local}@${emailDomains[0]}`;
}

/** Signs a student up like the screens do, but over HTTP: for journeys about something else. */
export async function join(
  name: string,
  email = freshEmail(name),
  where: Pick<Institution, 'id'> = university,
): Promise<Account> {
  const visitor = clientOf();
  await visitor.auth.register({ name, email, password: PASSWORD, university: where.id });
  const { data } = await visitor.auth.verifyOtp({ email, otp: await codeFor(email) });
  return { name, email, ...data, client: clientOf(data.token) };
}

/** Returns the moderator, who decides about reports and complaints. */
export async function staff(): Promise<Account> {
  const token = process.env['E2E_STAFF_TOKEN'] ?? '';
  const client = clientOf(token);
  const { data: user } = await client.auth.me({});
  return { name: user.name, email: user.email, user, token, client };
}

/** Logs in once more, as on another device. */
export async function signIn({ name, email }: Account, password = PASSWORD): Promise<Account> {
  const { data } = await clientOf().auth.login({ email, password });
  return { name, email, ...data, client: clientOf(data.token) };
}

/** Creates the typed client of the running server. */
function clientOf(token?: string): Client {
  const send: Transport = async ({ method, path, body, headers, signal, download }) => {
    const form = body instanceof FormData;
    const response = await fetch(`${url()}/api${path}`, {
      method,
      signal: signal ?? null,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      body: form ? body : body === undefined ? null : JSON.stringify(body),
    });
    return {
      status: response.status,
      body: download && response.ok ? await response.blob() : await response.json(),
    };
  };
  // All journeys sign students up from one network address, so the server asks for a proof of work.
  return createClient(async (request) => {
    const response = await send(request);
    if (response.status !== 428) return response;
    const { data } = await createClient(send).auth.challenge({});
    const proof = await solve(data);
    return send({ ...request, headers: { ...request.headers, 'x-proof-of-work': proof ?? '' } });
  });
}

import { ApiError, type CallName, type Client } from '@campushive/contract';
import type { InMemoryCampus } from './in-memory/in-memory-campus.js';

/** Password of every student. */
export const PASSWORD = 'Kente-cloth-7';

/** Joins a student in an in-memory campus and returns their client. */
export async function joinCampus(
  campus: InMemoryCampus,
  name: string,
  domain = 'st.ug.edu.gh',
): Promise<Client> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@${domain}`;
  const visitor = campus.client();
  await visitor.auth.register({ name, email, password: PASSWORD });
  const { data } = await visitor.auth.verifyOtp({ email, otp: campus.codeFor(email) });
  return campus.client(data.token);
}

/** Posts items of ₵120 with these titles and returns their ids. */
export async function sell(seller: Client, ...titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const { data } = await seller.category.create({
      category: 'essentials',
      title,
      description: 'Used for one year with care.',
      price: 120,
      condition: 'good',
      pickupLocation: 'Balme Library',
    });
    ids.push(data.id);
  }
  return ids;
}

/** Posts a delivery of ₵120 and returns its id. */
export async function postDelivery(poster: Client): Promise<string> {
  const { data } = await poster.hives.create({
    hiveType: 'logistics',
    title: 'Carry a fridge to Unity Hall',
    price: 120,
    specialInstructions: 'Second floor, no lift.',
  });
  return data.id;
}

/** Returns a client that adds this id to some calls, for a page that was rendered before the campus was filled. */
export function knowing(client: Client, id: string, ...names: readonly CallName[]): Client {
  return names.reduce((knows, name) => {
    const [group = '', call = ''] = name.split('.');
    const calls = Reflect.get(knows, group) as Record<string, (input: object) => Promise<unknown>>;
    const withId = (input: object) => calls[call]?.({ ...input, id });
    return { ...knows, [group]: { ...calls, [call]: withId } } as Client;
  }, client);
}

/** Returns a client whose first call of this name fails without a response, like a lost connection. */
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

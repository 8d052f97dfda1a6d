import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pairUp, populate } from '../chaos/populace.ts';
import type { Request } from './meter.ts';
import { describe, inTurns, query, type Stage } from './stage.ts';

/** Generators of the next request of a kind, for the server and for its floor. */
type Pair = readonly [() => Request, () => Request];
/** Rate at which listings are posted, changed and paid for at the busiest times of a million students. */
const CHANGES_A_SECOND = 5;
const CHANGING = `list (${CHANGES_A_SECOND} changes/s)`;

/** Returns a function that returns the elements one after another, and begins again after the last. */
export const cycle = <T>(of: readonly T[]) => {
  let at = 0;
  return (): T => {
    const one = of[(at += 1) % of.length];
    if (one === undefined) throw new Error('There is nothing to ask for');
    return one;
  };
};

/** Measures list, detail, search, conversation, send and initialise, each next to its floor. */
export async function measureCalls(stage: Stage, listings: number, only?: readonly string[]): Promise<void> {
  const url = await stage.database(listings);
  const students = await populate(url, 1_000);
  const conversations = await pairUp(url, students);
  await talkBefore(url, [...new Set(conversations)].slice(0, 100));
  const some = await query(
    url,
    `select id, hive = 'essentials' as for_sale from listings where status = 'active' order by random()`,
  );
  const ids = some.map(({ id = '' }) => id);
  const listing = cycle(ids.slice(0, 5_000));
  // Each listing is paid for once, so the server and its floor reserve different ones.
  const forSale = cycle(some.filter((record) => record['for_sale']).map(({ id = '' }) => id));
  const forFloor = cycle(some.filter((record) => !record['for_sale']).map(({ id = '' }) => id));
  const member = cycle(
    students.map((student, at) => ({ ...student, conversation: conversations[at] ?? '' })),
  );
  const talking = cycle(
    students.slice(0, 200).map((student, at) => ({ ...student, conversation: conversations[at] ?? '' })),
  );
  // A buyer may have only a few open payments, and the floor's rows look like abandoned ones.
  const buyer = cycle(await populate(url, 5_000));
  const hive = cycle(['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle']);
  const word = cycle(['kettle', 'laptop', 'mattress', 'fridge', 'textbook', 'calculator', 'bicycle']);
  let numbers = 0;
  const words = () => [word(), String((numbers += 1) % listings)] as const;
  const content = 'Is it still there?';
  const pairs: Readonly<Record<string, Pair>> = {
    list: [() => get(`/api/${hive()}?limit=20`), () => get(`/list?hive=${hive()}`)],
    [CHANGING]: [() => get(`/api/${hive()}?limit=20`), () => get(`/list?hive=${hive()}`)],
    'list (member)': [
      () => get(`/api/${hive()}?limit=20`, member().token),
      () => get(`/list?hive=${hive()}`),
    ],
    detail: [() => get(`/api/hives/${listing()}`), () => get(`/detail?id=${listing()}`)],
    search: [
      () => get(`/api/search?q=${encodeURIComponent(words().join(' '))}&limit=20`),
      () => {
        const [first, second] = words();
        return get(`/search?q=${encodeURIComponent(`'${first}':* & '${second}'`)}`);
      },
    ],
    conversation: [
      () => {
        const { token, conversation } = talking();
        return get(`/api/messages/conversations/${conversation}/messages?limit=50`, token);
      },
      () => get(`/conversation?id=${talking().conversation}`),
    ],
    send: [
      () => {
        const { token, conversation } = member();
        const body = { conversationId: conversation, clientId: randomUUID(), content };
        return post('/api/messages/send', body, token);
      },
      () => {
        const { id, conversation } = member();
        return post('/send', { id: conversation, sender: id, client: randomUUID(), content });
      },
    ],
    initialise: [
      () => post(`/api/payments/initialize/${forSale()}`, {}, buyer().token),
      () => post('/initialize', { id: forFloor(), buyer: member().id }),
    ],
  };
  const floor = await stage.floor(url);
  const campus = await stage.campus(url, { provider: floor.port });
  console.log(`calls among ${listings} listings, 16 connections`);
  for (const [name, pair] of Object.entries(pairs)) {
    if (only !== undefined && !only.includes(name)) continue;
    const stop = name === CHANGING ? await changeContinuously(url, ids) : undefined;
    const analyse = () => query(url, 'analyze');
    const [ownReading, floorReading] = await inTurns(
      { ...campus, next: pair[0] },
      { ...floor, next: pair[1] },
      { analyse },
    );
    await stop?.();
    console.log(describe(name, ownReading, floorReading));
  }
  await campus.end();
  await floor.end();
}

/** Changes listings by this statement until stopped. Every change makes the server read its lists again. */
export async function changeContinuously(
  url: string,
  ids: readonly string[],
  text = 'update listings set updated_at = now() where id = $1',
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const change = cycle(ids);
  let changing = Promise.resolve();
  const timer = setInterval(() => {
    changing = changing.then(async () => void (await client.query(text, [change()])));
  }, 1_000 / CHANGES_A_SECOND);
  return async () => {
    clearInterval(timer);
    await changing;
    await client.end();
  };
}

const get = (path: string, token?: string): Request => ({
  method: 'GET',
  path,
  ...(token !== undefined && { token }),
});
const post = (path: string, body: unknown, token?: string): Request => ({
  method: 'POST',
  path,
  body,
  ...(token !== undefined && { token }),
});

async function talkBefore(url: string, conversations: readonly string[]): Promise<void> {
  await query(
    url,
    `insert into messages (id, conversation_id, position, sender_id, content, created_at)
     select gen_random_uuid(), c.id, n, c.first_user_id, 'Message ' || n, now()
     from conversations c, generate_series(1, 60) as n where c.id = any($1)`,
    [conversations],
  );
  await query(url, 'update conversations set length = 60 where id = any($1)', [conversations]);
}

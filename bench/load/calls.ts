import { randomUUID } from 'node:crypto';
import { pairUp, populate } from '../chaos/populace.ts';
import type { Request } from './meter.ts';
import { describe, inTurns, query, type Stage } from './stage.ts';

/** Two requests for the same: to the server, and to its floor. */
type Pair = readonly [Request, Request];
const cycle = <T>(of: readonly T[]) => {
  let at = 0;
  return (): T => {
    const one = of[(at += 1) % of.length];
    if (one === undefined) throw new Error('There is nothing to ask for');
    return one;
  };
};

/** List, detail, search, conversation, send and initialise, each beside its floor. */
export async function measureCalls(stage: Stage, listings: number): Promise<void> {
  const url = await stage.database(listings);
  const students = await populate(url, 1_000);
  const conversations = await pairUp(url, students);
  await talkBefore(url, [...new Set(conversations)].slice(0, 100));
  const some = await query(
    url,
    `select id, hive, poster_id from listings where status = 'active' and hive = 'essentials' order by random() limit 5000`,
  );
  const listing = cycle(some);
  const member = cycle(students.map((one, at) => ({ ...one, conversation: conversations[at] ?? '' })));
  const talking = cycle(
    students.slice(0, 200).map((one, at) => ({ ...one, conversation: conversations[at] ?? '' })),
  );
  const hive = cycle(['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle']);
  const word = cycle(['kettle', 'laptop', 'mattress', 'fridge', 'textbook', 'calculator', 'bicycle']);
  let numbers = 0;
  const pairs: Readonly<Record<string, () => Pair>> = {
    list: () => {
      const one = hive();
      return [get(`/api/${one}?limit=20`), get(`/list?hive=${one}`)];
    },
    detail: () => {
      const { id = '' } = listing();
      return [get(`/api/hives/${id}`), get(`/detail?id=${id}`)];
    },
    search: () => {
      const q = `${word()} ${(numbers += 1) % listings}`;
      const lexemes = q.split(' ').map((one, at) => (at === 0 ? `'${one}':*` : `'${one}'`));
      return [
        get(`/api/search?q=${encodeURIComponent(q)}&limit=20`),
        get(`/search?q=${encodeURIComponent(lexemes.join(' & '))}`),
      ];
    },
    conversation: () => {
      const { token, conversation } = talking();
      return [
        get(`/api/messages/conversations/${conversation}/messages?limit=50`, token),
        get(`/conversation?id=${conversation}`),
      ];
    },
    send: () => {
      const { id, token, conversation } = member();
      const clientId = randomUUID();
      const content = 'Is it still there?';
      return [
        post('/api/messages/send', { conversationId: conversation, clientId, content }, token),
        post('/send', { id: conversation, sender: id, client: clientId, content }),
      ];
    },
    initialise: () => {
      const { id, token } = member();
      const { id: hiveId = '' } = listing();
      return [
        post(`/api/payments/initialize/${hiveId}`, {}, token),
        post('/initialize', { id: listing()['id'], buyer: id }),
      ];
    },
  };
  const campus = await stage.campus(url);
  const floor = await stage.floor(url);
  console.log(`calls among ${listings} listings, 16 connections`);
  for (const [name, pair] of Object.entries(pairs)) {
    const [ours, theirs] = await inTurns(
      { ...campus, next: () => pair()[0] },
      { ...floor, next: () => pair()[1] },
    );
    console.log(describe(name, ours, theirs));
  }
  await campus.end();
  await floor.end();
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

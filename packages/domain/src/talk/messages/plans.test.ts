import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestCampus, type TestCampus, type TestStudent } from '../../../../../apps/api/test/campus.js';
import { newId } from '../../platform/ids.js';
import { findGroups, findUnreadGroups } from '../groups/store.js';
import { markReceived } from './received.js';
import { findConversations } from './store.js';
import { findMessages } from './thread-messages.js';

const LONG = newId();
const PARTNERS = 200;
const GROUPS = 20;

let campus: TestCampus;
let student: TestStudent;

beforeAll(async () => {
  campus = await openTestCampus();
  student = await campus.student('Ama Busy');
  const { db } = campus.app.platform;
  const me = sql`${student.id}::uuid`;
  // A thread of 10,000 messages, 200 conversations and 20 groups of the student, and some 4,700 conversations of others.
  await db.execute(sql`
    insert into users (id, name, email, canonical_email, password_hash, university_id, settings, created_at, updated_at)
    select gen_random_uuid(), 'Student ' || n, 's' || n || '@st.ug.edu.gh', 's' || n || '@st.ug.edu.gh', '', university_id, '{}', now(), now()
    from users, generate_series(1, ${PARTNERS * 2}::int) n where id = ${me}`);
  await db.execute(sql`
    with other as (select id, row_number() over (order by id) as n from users where id <> ${me}),
      pair as (
        select ${me} as one, id as two, 40 as length from other where n <= ${PARTNERS}
        union all select one.id, two.id, 10 from other one join other two on two.n between one.n + 1 and one.n + 12)
    insert into conversations (id, first_user_id, second_user_id, opened_by_id, length, created_at, updated_at)
    select gen_random_uuid(), least(one, two), greatest(one, two), one, length, now(), now() from pair`);
  await db.execute(sql`
    insert into listings (id, poster_id, hive, university_id, title, description, status, details, photos, created_at, updated_at)
    select case n when 1 then ${LONG}::uuid else gen_random_uuid() end, id, 'buzz', university_id, 'Event ' || n, '', 'active', '{}', '[]', now(), now()
    from generate_series(1, ${GROUPS * 2}::int) n, lateral (select id, university_id from users where id <> ${me} order by id offset n limit 1) poster`);
  await db.execute(sql`
    insert into tickets (id, listing_id, user_id, status, code, created_at, updated_at)
    select gen_random_uuid(), id, ${me}, 'going', 'CODE-' || title, now(), now()
    from (select id, title from listings order by id <> ${LONG}::uuid, id limit ${GROUPS}) mine`);
  await db.execute(sql`
    insert into conversations (id, kind, listing_id, length, created_at, updated_at)
    select id, 'group', id, case id when ${LONG}::uuid then 10000 else 200 end, now(), now() from listings`);
  await db.execute(sql`
    insert into participations (conversation_id, user_id, updated_at)
    select id, user_id, now() - row_number() over (order by id) * interval '1 minute' from (
      select id, unnest(array[first_user_id, second_user_id]) as user_id from conversations where kind = 'direct'
      union all select id, ${me} from conversations where kind = 'group') both_kinds`);
  // Interleaved between conversations, as students write.
  await db.execute(sql`
    insert into messages (id, conversation_id, position, sender_id, content, created_at)
    select gen_random_uuid(), talk.id, n, coalesce(opened_by_id, (select poster_id from listings where id = talk.id)), 'Message ' || n, now()
    from conversations talk, generate_series(1, talk.length) n order by n, talk.id`);
  await db.execute(sql`analyze`);
});
afterAll(() => campus.close());

interface Client {
  query(text: string, values: readonly unknown[]): Promise<{ rows: Record<string, string>[] }>;
}

/** Returns the query plans of all statements of `ask` that name messages, joined. */
async function plansOf(ask: () => PromiseLike<unknown>): Promise<string> {
  const { $client } = campus.app.platform.db as unknown as { $client: Client };
  const spy = vi.spyOn($client, 'query');
  await ask();
  const queries = spy.mock.calls.map(([query, values]): [string, readonly unknown[]] => {
    const whole: unknown = query;
    return typeof whole === 'string' ? [whole, values] : [Object(whole).text, Object(whole).values ?? values];
  });
  spy.mockRestore();
  const plans: string[] = [];
  for (const [text, values] of queries.filter(([one]) => /\bmessages\b/.test(one))) {
    const { rows } = await $client.query(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return plans.join('\n\n');
}

it('reads first and last pages of a thread of 10,000 messages by the position index', async () => {
  const { db } = campus.app.platform;
  for (const range of [{}, { before: 20 }, { after: 5_000 }, { readerId: student.id }]) {
    const plan = await plansOf(() => findMessages(db, LONG, { limit: 51, ...range }));
    expect(plan, plan).toContain('messages_in_order');
    expect(plan, plan).not.toMatch(/Seq Scan on messages|Sort/);
  }
});

it.each([
  ['what is said in one thread', () => findMessages(campus.app.platform.db, LONG, { limit: 51, q: 'nine' })],
  [
    'the conversations of a student',
    () =>
      findConversations(campus.app.platform.db, student.id, { archived: false, limit: 21, after: undefined }),
  ],
  ['their groups', () => findGroups(campus.app.platform.db, student.id, { archived: false })],
  ['which of them hold something new', () => findUnreadGroups(campus.app.platform.db, student.id)],
  ['what has not reached them', () => markReceived(campus.app.platform, student.id)],
])('reads no other thread for %s', async (_what, ask) => {
  const plan = await plansOf(ask);
  expect(plan, plan).toContain('messages_in_order');
  expect(plan, plan).not.toMatch(/Seq Scan on messages/);
});

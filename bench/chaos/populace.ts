import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Student } from './students.ts';

/** Inserts signed-in students directly into the database; sign-up has its own tests. */
export async function populate(databaseUrl: string, count: number): Promise<Student[]> {
  const students = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (id, name, email, canonical_email, password_hash, university_id, created_at, updated_at)
     select id, 'Student ' || left(id::text, 4), id || '@st.ug.edu.gh', id || '@st.ug.edu.gh', '-', 'ug', now(), now()
     from unnest($1::uuid[]) as id`,
    [students.map((student) => student.id)],
  );
  await client.query(
    `insert into sessions (id, user_id, token_hash, remember, created_at, last_used_at, expires_at)
     select gen_random_uuid(), id, hash, true, now(), now(), now() + interval '20 days'
     from unnest($1::uuid[], $2::text[]) as given (id, hash)`,
    [students.map((student) => student.id), students.map((student) => hash(student.token))],
  );
  await client.end();
  return students;
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Opens a conversation for every two students. Returns each id twice, once for each student. */
export async function pairUp(databaseUrl: string, students: readonly Student[]): Promise<string[]> {
  const pairs = students.flatMap((student, at) => {
    const other = students[at + 1];
    return at % 2 === 0 && other !== undefined ? [[randomUUID(), ...[student.id, other.id].sort()]] : [];
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const columns = [0, 1, 2].map((at) => pairs.map((pair) => pair[at]));
  await client.query(
    `insert into conversations (id, first_user_id, second_user_id, opened_by_id, created_at, updated_at)
     select id, one, other, one, now(), now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pair (id, one, other)`,
    columns,
  );
  await client.query(
    `insert into participations (conversation_id, user_id, updated_at)
     select id, who, now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as pair (id, one, other),
     lateral (values (one), (other)) as both_of (who)`,
    columns,
  );
  await client.end();
  return pairs.flatMap(([id = '']) => [id, id]);
}

import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Effects } from './effects.ts';

/** The preview of a study file's first page, as stored in its row. */
interface Preview {
  readonly variants: readonly { readonly width: number; readonly format: string }[];
}

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** Opens the database of the stopped server directly. */
export async function openBooks(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<{ query: Query; close(): Promise<void> }> {
  if (databaseUrl === undefined) {
    const { PGlite } = await import('@electric-sql/pglite');
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
    const engine = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm } });
    const query: Query = async (sql) => (await engine.query<Record<string, unknown>>(sql)).rows;
    return { query, close: () => engine.close() };
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const query: Query = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows;
  return { query, close: () => client.end() };
}

/** Queries that must each return no rows. */
const NOTHING: Readonly<Record<string, string>> = {
  'the ledger does not sum to zero': 'select sum(amount) from ledger_postings having sum(amount) <> 0',
  'an entry does not sum to zero':
    'select entry_id from ledger_postings group by entry_id having sum(amount) <> 0',
  'an order was charged twice':
    "select order_id from ledger_entries where kind = 'charge' group by order_id having count(*) > 1",
  'an order is held without its charge, or charged without being held':
    "select o.id from orders o left join ledger_entries e on e.order_id = o.id and e.kind = 'charge' where (o.status in ('held', 'released')) <> (e.id is not null)",
  'money at the provider is not held':
    "select o.id from orders o join sandbox_transactions t on t.reference = o.reference where t.status = 'success' and o.status not in ('held', 'released')",
  'a conversation does not have the messages that it counts':
    'select c.id from conversations c left join messages m on m.conversation_id = c.id group by c.id having count(m.id) <> c.length or coalesce(max(m.position), 0) <> c.length',
  'a listing was made twice under one key':
    "select title from listings where title like 'kettle-%' group by title having count(*) > 1",
  'a listing is paid for twice':
    "select listing_id from orders where status not in ('expired', 'failed', 'cancelled', 'refunded') group by listing_id having count(*) > 1",
  'a listing is reserved for no one':
    "select id from listings l where l.status = 'reserved' and not exists (select from orders o where o.listing_id = l.id and o.status = 'pending_payment')",
  'an event waits': 'select id from outbox',
  'a webhook was not worked on': 'select id from webhook_events where processed_at is null',
  'a job is stuck or has failed': "select name, id from pgboss.job where state in ('active', 'failed')",
};

/** Checks that the database and the file folder hold everything that was acknowledged. Returns the problems. */
export async function audit(query: Query, dataDir: string, effects: Effects): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, sql] of Object.entries(NOTHING)) {
    const rows = await query(sql);
    if (rows.length > 0) wrong.push(`${name}: ${rows.length}, first ${JSON.stringify(rows[0])}`);
  }
  wrong.push(...(await lost('listings', [...effects.listings])));
  wrong.push(...(await lost('orders', [...effects.sales.keys()])));
  wrong.push(...(await lost('study_files', [...effects.studyFiles.keys()])));
  const ids = effects.messages.map((message) => message.id);
  wrong.push(...(await lost('messages', ids)));
  if (new Set(ids).size !== ids.length) wrong.push('a message was acknowledged under two names');
  // Deals add their own messages to a thread.
  const [messages] = await query(
    "select count(*)::int as count from messages where kind in ('text', 'photo')",
  );
  if (messages?.['count'] !== effects.sentCount)
    wrong.push(`messages: ${effects.sentCount} were said, ${String(messages?.['count'])} are stored`);
  return [...wrong, ...(await orphans())];

  async function lost(table: string, ids: readonly string[]): Promise<string[]> {
    const stored = new Set((await query(`select id from ${table}`)).map((row) => row['id']));
    const missing = ids.filter((id) => !stored.has(id));
    return missing.length === 0
      ? []
      : [`${missing.length} acknowledged ${table} are gone, first ${missing[0]}`];
  }

  /** Returns files without a row, which no sweep would ever delete, and acknowledged files that are incomplete. */
  async function orphans(): Promise<string[]> {
    const folder = join(dataDir, 'files');
    const rows = await query('select files from uploads');
    const referenced = new Set(rows.flatMap((row) => row['files'] as string[]));
    for (const { id, preview } of await query('select id, preview from study_files')) {
      referenced.add(`private/study/${String(id)}`);
      const { variants } = (preview ?? { variants: [] }) as Preview;
      for (const { width, format } of variants)
        referenced.add(`previews/${String(id)}/${width}.${format === 'jpeg' ? 'jpg' : format}`);
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    const found = files.filter((path) => !referenced.has(path)).map((path) => `an orphan file: ${path}`);
    for (const [id, size] of effects.studyFiles) {
      const stat = statSync(join(folder, 'private/study', id), { throwIfNoEntry: false });
      if (stat?.size !== size) found.push(`study file ${id} has ${stat?.size} of ${size} bytes`);
    }
    return found;
  }
}

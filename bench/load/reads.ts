import { routes } from '../../packages/contract/src/routes.ts';
import { pause } from '../chaos/chance.ts';
import { pairUp, populate } from '../chaos/populace.ts';
import { query, type Stage } from './stage.ts';

/** Milliseconds to wait: PostgreSQL's statistics lag by up to a second. */
const STATISTICS_FOLLOW = 1_300;
/** More rows of a table than any page shows. A call that reads as many scans other students' data. */
const MANY = 1_000;

/** Finds calls that read more rows the larger the campus is, among all reading calls and the start of a payment. */
export async function measureReads(stage: Stage, listings: number): Promise<void> {
  const url = await stage.database(listings);
  const [student, ...others] = await populate(url, 100);
  if (student === undefined) throw new Error('There is no student');
  const conversations = await pairUp(url, [student, ...others]);
  await query(url, 'analyze');
  const [listing] = await query(
    url,
    `select id, poster_id from listings where hive = 'essentials' order by id desc limit 1`,
  );
  const ids: Readonly<Record<string, string | undefined>> = {
    conversationId: conversations[0],
    userId: listing?.['poster_id'],
    category: 'essentials',
    hiveType: 'essentials',
  };
  const floor = await stage.floor(url);
  const campus = await stage.campus(url, { provider: floor.port });
  const answers = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' };
    const address = `http://127.0.0.1:${campus.port}/api${path}`;
    const answer = await fetch(address, { method, headers, ...(method === 'POST' && { body: '{}' }) });
    await answer.arrayBuffer();
    return answer.status;
  };
  const filled = (path: string) =>
    path.replace(/\{(\w+)\}/g, (_, field: string) => ids[field] ?? listing?.['id'] ?? '');
  const reads = Object.values(routes).filter((route) => route.startsWith('GET '));
  for (const route of [...new Set(reads), 'POST /payments/initialize/{hiveId}']) {
    const [method = '', path = ''] = route.split(' ');
    // The first call fills caches of pages and counts, which serve many requests.
    if (method === 'GET') await answers(method, filled(path));
    const before = await rowsRead(url);
    const status = await answers(method, filled(path));
    const after = await rowsRead(url);
    const much = [...after]
      .map(([table, rows]) => ({ table, rows: rows - (before.get(table) ?? 0) }))
      .filter(({ rows }) => rows > MANY);
    for (const { table, rows } of much)
      console.log(`reads          ${route} (${status}): ${rows} of ${table}`);
  }
  console.log(
    `reads          ${reads.length + 1} calls among ${listings} listings, the rest below ${MANY} rows`,
  );
  await campus.end();
  await floor.end();
}

/** Returns the number of rows read from each table since the database was created. */
async function rowsRead(url: string): Promise<ReadonlyMap<string, number>> {
  await pause(STATISTICS_FOLLOW);
  const tables = await query(
    url,
    `select relname as name, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
     from pg_stat_user_tables where schemaname = 'public'`,
  );
  return new Map(tables.map(({ name = '', rows }) => [name, Number(rows)]));
}

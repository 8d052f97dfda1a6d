import { execFileSync } from 'node:child_process';
import { pause } from '../chaos/chance.ts';
import { populate } from '../chaos/populace.ts';
import type { Student } from '../chaos/students.ts';
import { cycle } from '../load/calls.ts';
import { query, type Stage } from '../load/stage.ts';
import { PAGE, PAGES_IN_TURNS, WORDS, type RowName, type Shop } from './shop.ts';
import type { Journey, Step } from './turns.ts';

/** Listings that one row buys at most. Each is sold once. */
const FOR_SALE = 6_000;
const BUYERS = 5_000;
const OK = '"status":"success"';

/** Starts CampusHive on a copy of a filled database: a peer's turn begins without the sales of the one before. */
export async function openCampus(
  stage: Stage,
  rows: number,
  beside: string,
  provider: number,
): Promise<Shop> {
  const filled = await stage.database(rows);
  const name = `campus_beside_${beside}`;
  const database = Object.assign(new URL(filled), { pathname: `/${name}` }).toString();
  const maintenance = Object.assign(new URL(filled), { pathname: '/postgres' }).toString();
  await query(maintenance, `drop database if exists ${name}`);
  await query(maintenance, `create database ${name} template ${new URL(filled).pathname.slice(1)}`);
  const buyers = await populate(database, BUYERS);
  const listings = await query(
    database,
    "select id, latest_id from listings where status = 'active' order by random()",
  );
  const ids = listings.map(({ id = '' }) => id);
  const sale: { next: () => string } = { next: () => '' };
  const served = await stage.campus(database, { provider });
  await untilKindsAreRead(database);
  const journeys = {
    ...reading(ids, await firstPages(served.port), cycle(listings.map(({ latest_id: id = '' }) => id))),
    ...buying(cycle(buyers), () => sale.next()),
  };
  return {
    ...served,
    name: 'CampusHive',
    version: `commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`,
    database,
    journeys,
    change: { text: 'update listings set updated_at = now() where id = $1', ids },
    async before(row: RowName) {
      if (row === 'begin' || row === 'purchase') sale.next = cycle(await putUpForSale(database));
    },
  };
}

/** Waits for the job that reads the kinds of imported listings: it runs once, after the first start. */
async function untilKindsAreRead(database: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const unread = await query(database, 'select 1 from listings where kinds_read_by is null limit 1');
    if (unread.length === 0) return;
    await pause(500);
  }
  throw new Error('the kinds of its listings are not read within two minutes');
}

const get = (path: () => string): Journey => [
  { request: () => ({ method: 'GET', path: path() }), expects: OK },
];

function reading(ids: readonly string[], pages: readonly string[], anywhere: () => string) {
  const [listing, page, word] = [cycle(ids), cycle(pages), cycle(WORDS)];
  let number = 0;
  const after = (id: string) => Buffer.from(JSON.stringify(['newest', 0, id])).toString('base64url');
  const search = () => {
    number = (number + 1) % ids.length;
    return `/api/search?q=${word()}%20${number}&limit=${PAGE}`;
  };
  return {
    first: get(() => `/api/hives?limit=${PAGE}`),
    changing: get(page),
    cold: get(() => `/api/hives?limit=${PAGE}&cursor=${after(anywhere())}`),
    detail: get(() => `/api/hives/${listing()}`),
    search: get(search),
  };
}

function buying(buyer: () => Student, listing: () => string) {
  const begin: Step = {
    request: () => ({
      method: 'POST',
      path: `/api/payments/initialize/${listing()}`,
      token: buyer().token,
      body: {},
    }),
    expects: OK,
  };
  const started: Step = {
    ...begin,
    read: ({ body, sent }) => ({
      reference: /"reference":"([^"]+)"/.exec(body)?.[1] ?? '',
      token: sent.token ?? '',
    }),
  };
  const verified: Step = {
    request: ({ reference = '', token = '' }) => ({
      method: 'GET',
      path: `/api/payments/verify/${reference}`,
      token,
    }),
    expects: '"orderStatus":"held"',
  };
  return { begin: [begin], purchase: [started, verified] };
}

/** Reads the addresses of the first pages of a list, each from the page before. */
async function firstPages(port: number): Promise<string[]> {
  const pages = [`/api/hives?limit=${PAGE}`];
  while (pages.length < PAGES_IN_TURNS) {
    const answer = await fetch(`http://127.0.0.1:${port}${pages.at(-1) ?? ''}`);
    const cursor = /"nextCursor":"([^"]+)"/.exec(await answer.text())?.[1];
    if (cursor === undefined) break;
    pages.push(`/api/hives?limit=${PAGE}&cursor=${cursor}`);
  }
  return pages;
}

/** Copies goods until enough are for sale, and returns their ids. */
async function putUpForSale(database: string): Promise<string[]> {
  const goods = () =>
    query(
      database,
      "select id from listings where hive = 'essentials' and status = 'active' order by random()",
    );
  const columns = await query(
    database,
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'listings' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name = '' }) => name);
  const id = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' ||
    substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;
  const there = await goods();
  await query(
    database,
    `insert into listings (${names.join(', ')})
     select ${names.map((name) => (name === 'id' ? id : name)).join(', ')}
     from (select * from listings where hive = 'essentials' and status = 'active') as pattern,
       generate_series(1, $2::int) limit $1::int`,
    [Math.max(0, FOR_SALE - there.length), Math.ceil(FOR_SALE / there.length)],
  );
  return (await goods()).map(({ id: one = '' }) => one);
}

import { HIVE_NAMES } from '@campushive/contract/hives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../test/campus.js';
import { plansOf } from '../../../test/plans.js';

/** With as many bytes in each as real ones have, enough that reading all of them costs more than an index. */
const AT_SCALE = process.env['SEARCH_AT_SCALE'] === '1';
const LISTINGS = AT_SCALE ? 100_000 : 6_000;

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
  const { id } = await campus.student('Esi Poster');
  const { db } = campus.app.platform;
  await db.transaction(async (tx) => {
    // Without triggers, which count listings one by one.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into listings (id, poster_id, hive, university_id, title, description, price_minor, status, kinds, kinds_read_by, details, photos, created_at, updated_at)
      select gen_random_uuid(), ${id}::uuid, (array[${sql.join(
        HIVE_NAMES.map((hive) => sql`${hive}`),
        sql`, `,
      )}])[1 + n % 6], case n % 40 when 0 then 'knust' else 'ug' end,
        'Thing ' || n, 'As it is described here, number ' || n, n, 'active',
        case n % 300 when 0 then array['=', '=kettle', '!kettle'] else array['=', '=kind' || n % 200] end, 'test', jsonb_build_object('other', repeat(md5(n::text), 50)), '[]', now(), now()
      from generate_series(1, ${LISTINGS}::int) n`);
  });
  await db.execute(sql`select gin_clean_pending_list('listings_search')`);
  await db.execute(sql`analyze listings`);
}, 900_000);
afterAll(() => campus.close());

it.each([
  ['a name of a kind', 'kettle'],
  ['a kind and a campus', 'kettle knust'],
  ['a kind with few listings, and those like it', 'stethoscope'],
  ['words that few listings have', 'described 4711'],
])('finds %s without reading every listing', { timeout: 60_000 }, async (_, q) => {
  const plans = await plansOf(campus, () => campus.client().search.listings({ q, limit: 20 }), /@@/);
  expect(plans.length).toBeGreaterThan(0);
  for (const { plan } of plans) expect(plan, plan).not.toContain('Seq Scan on listings');
});

it.runIf(AT_SCALE)(
  'prints what a search costs in comparison with plain full text',
  { timeout: 600_000 },
  async () => {
    const { db } = campus.app.platform;
    for (const q of ['kettle', 'kettle knust', 'stethoscope', 'described 4711', 'thing', 'math tuition']) {
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < 5; round += 1) {
        const begun = performance.now();
        // A page with another limit is not cached.
        await campus.client().search.listings({ q, limit: 10 + round });
        const found = performance.now();
        await db.execute(sql`
        select id, title, ts_rank(search, plainto_tsquery('simple', ${q})) as rank from listings
        where search @@ plainto_tsquery('simple', ${q}) and status in ('active', 'reserved')
        order by rank desc, id desc limit 21`);
        times[0].push(found - begun);
        times[1].push(performance.now() - found);
      }
      const [whole = 0, plain = 0] = times.map((all) => [...all].sort((one, other) => one - other)[2] ?? 0);
      console.log(
        `${q}: ${whole.toFixed(1)} ms, plain full text ${plain.toFixed(1)} ms: ${(whole / plain).toFixed(1)}`,
      );
    }
  },
);

import { HIVE_NAMES } from '@campushive/contract/hives';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../../../../apps/api/test/campus.js';
import { plansOf } from '../../../../../apps/api/test/plans.js';

/** Number of listings, as wide as real ones: enough that reading all of them costs more than an index. */
const LISTINGS = 6_000;

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus();
  const { id } = await campus.student('Esi Poster');
  const { db } = campus.app.platform;
  await db.transaction(async (tx) => {
    // Without triggers, which count listings one by one.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into listings (id, poster_id, hive, university_id, hall_id, title, description, price_minor, status, kinds, kinds_read_by, details, photos, created_at, updated_at)
      select gen_random_uuid(), ${id}::uuid, (array[${sql.join(
        HIVE_NAMES.map((hive) => sql`${hive}`),
        sql`, `,
      )}])[1 + n % 6], case n % 40 when 0 then 'knust' else 'ug' end,
        case when n % 40 > 0 and n % 300 = 7 then 'volta-hall' end,
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

it.each([
  ['one hall', { hall: 'volta-hall' }],
  ['one hall in a hive', { hall: 'volta-hall', hiveType: 'essentials' as const }],
  ['the reader’s hall and campus first', { first: 'ug', firstHall: 'volta-hall' }],
])('lists %s by the index of halls', { timeout: 60_000 }, async (_, input) => {
  const plans = await plansOf(
    campus,
    () => campus.client().hives.list({ ...input, limit: 20 }),
    /hall_id" =/,
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const { plan } of plans) {
    expect(plan, plan).toContain('listings_hall_latest');
    expect(plan, plan).not.toContain('Seq Scan on listings');
  }
});

it.each([
  ['the first page of all hives', {}, false],
  ['the first page of all hives, one campus first', { first: 'knust' }, false],
  ['a later page of all hives', {}, true],
])('lists %s in the order of an index', { timeout: 60_000 }, async (_, input, isLater) => {
  const { pagination } = await campus.client().hives.list({ ...input, limit: 20 });
  const at = isLater && pagination?.nextCursor != null ? { cursor: pagination.nextCursor } : {};
  const plans = await plansOf(
    campus,
    () => campus.client().hives.list({ ...input, ...at, limit: 19 }),
    /order by "listings"."latest_id"/,
  );
  expect(plans.length).toBeGreaterThan(0);
  for (const { plan } of plans) expect(plan, plan).toMatch(/listings_(all|campus)_latest/);
});

it('finds the listing of a short link by the index of id tails', { timeout: 60_000 }, async () => {
  const open = () => fetch(`${campus.url}/l/1ekf`, { redirect: 'manual' });
  const plans = await plansOf(campus, open, /right\(id::text/);
  expect(plans).toHaveLength(1);
  expect(plans[0]?.plan).toContain('listings_by_id_tail');
});

import { sql } from 'drizzle-orm';
import type { TestCampus } from './campus.js';

/** Copies the demo listings, with their kinds, until there are this many more. */
export async function copyListings({ app }: TestCampus, count: number): Promise<void> {
  const { db } = app.platform;
  const copied = ['hive', 'poster_id', 'university_id', 'title', 'description', 'price_minor', 'status'];
  const columns = sql.raw(
    [
      ...copied,
      ...['details', 'photos', 'kinds', 'kinds_read_by', 'expires_at', 'created_at', 'updated_at'],
    ].join(', '),
  );
  await db.execute(sql`
    insert into listings (id, ${columns})
    select gen_random_uuid(), ${columns} from listings, generate_series(1, ${count})
    where status = 'active' limit ${count}`);
  await db.execute(sql`select gin_clean_pending_list('listings_search')`);
  await db.execute(sql`select gin_clean_pending_list('listings_title_letters')`);
  await db.execute(sql`analyze listings`);
}

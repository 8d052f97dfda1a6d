import { DEAL_HIVE, STALL_HIVE } from '@campushive/contract';
import { idTailOf } from '@campushive/contract/short-code';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { preparedQuery } from '../../platform/database/prepared-query.js';
import { ID_TAIL, listings } from '../../platform/database/schema/index.js';
import { isVisible } from './lists/visible.js';

const oldestWithTail = preparedQuery((db) =>
  db
    .select({ id: listings.id, hive: listings.hive, status: listings.status, posterId: listings.posterId })
    .from(listings)
    .where(eq(ID_TAIL, sql.placeholder('tail')))
    .orderBy(listings.id)
    .limit(1)
    .prepare('short_link'),
);

/** Public pages of stalls and safe deals. */
const PAGES: Readonly<Record<string, string>> = { [STALL_HIVE]: '/stalls', [DEAL_HIVE]: '/deals' };

/**
 * Returns the path of the public page of the listing, stall or safe deal with a short code. Undefined unless visitors may see it. Of two rows with the
 * same code the older one has it, even while that one is hidden: a link never changes its target.
 */
export async function findSharedPath(db: Db, code: string): Promise<string | undefined> {
  const tail = idTailOf(code);
  if (tail === undefined) return undefined;
  const [found] = await oldestWithTail(db).execute({ tail });
  if (found === undefined || !isVisible(found, null)) return undefined;
  return `${PAGES[found.hive] ?? '/tasks'}/${found.id}`;
}

import type { HiveName } from '@campushive/contract';
import { describeListing, guessKinds, kindMarks } from '@campushive/contract/search/kinds-of';
import type { ListingKind } from '@campushive/contract/entities/search';
import { asc, sql } from 'drizzle-orm';
import { searchKnowledge } from '../../platform/campus.js';
import { invalidField } from '../../calls/failure.js';
import { listings } from '../../platform/database/schema/index.js';
import type { Platform } from '../../platform/platform.js';
import type { ListingRow } from './listing-row.js';

type Described = Pick<ListingRow, 'hive' | 'title' | 'description' | 'details'>;

/** Columns of a listing for searching by its kind. */
export function kindColumns(listing: Described): Pick<typeof listings.$inferInsert, 'kinds' | 'kindsReadBy'> {
  const { lexicon } = searchKnowledge();
  return { kinds: [...kindMarks(describeListing(listing), lexicon)], kindsReadBy: lexicon.version };
}

type WrittenListing = Partial<Record<'title' | 'brand' | 'description' | 'kind', string | undefined>>;

/** Suggests kinds for a listing that is being written, the likeliest first. A confirmed kind comes before all. */
export function suggestKinds(
  hive: HiveName,
  { title = '', brand, description = '', kind }: WrittenListing,
): ListingKind[] {
  const { lexicon } = searchKnowledge();
  const guessed = guessKinds({ hive, title, description, brand }, lexicon);
  return [...new Set([kind ?? '', ...guessed])].flatMap((id) => {
    const entry = lexicon.kinds.get(id);
    return entry === undefined ? [] : [{ id, titles: entry.titles }];
  });
}

/** Refuses a kind that does not exist in the hive. */
export function requireKind(hive: HiveName, details: Readonly<Record<string, unknown>>): void {
  const { kind } = details;
  if (typeof kind !== 'string') return;
  const entry = searchKnowledge().lexicon.kinds.get(kind);
  if (entry?.hives.includes(hive) !== true) throw invalidField('kind', 'invalid_choice');
}

/** Number of listings per transaction. */
const BATCH = 500;

/** Reads the kinds of all listings that were not read with this lexicon, until stopped. Returns how many. */
export async function readKinds({ db }: Pick<Platform, 'db'>, isStopped = () => false): Promise<number> {
  const { version } = searchKnowledge().lexicon;
  for (let read = 0; ;) {
    const batch = await db.transaction(async (tx) => {
      // Skips locked rows: a change of a listing reads its kinds itself.
      const rows = await tx
        .select({
          id: listings.id,
          hive: listings.hive,
          title: listings.title,
          description: listings.description,
          details: listings.details,
        })
        .from(listings)
        .where(sql`${listings.kindsReadBy} is distinct from ${version}`)
        .orderBy(asc(listings.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const marks = rows.map((row) => ({ id: row.id, kinds: kindColumns(row).kinds }));
      await tx.execute(sql`
        update listings set kinds_read_by = ${version},
          kinds = array(select jsonb_array_elements_text(made.kinds))
        from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as made (id uuid, kinds jsonb)
        where listings.id = made.id`);
      return rows.length;
    });
    read += batch;
    if (batch < BATCH || isStopped()) return read;
  }
}

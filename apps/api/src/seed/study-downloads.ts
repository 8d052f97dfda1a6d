import type { Opinions } from '@campushive/contract/rules/helpfulness';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '@campushive/domain/platform/database/database';
import { downloads, listings } from '@campushive/domain/platform/database/schema/index';
import type { NewListing } from './listings.js';
import type { Members } from './members.js';

/** Numbers of downloads of a file, of ratings, and of helpful ratings. */
const READERS: readonly (Opinions & { readonly all: number })[] = [
  { all: 31, of: 14, helpful: 12 },
  { all: 22, of: 9, helpful: 9 },
  { all: 6, of: 2, helpful: 2 },
  { all: 17, of: 8, helpful: 4 },
];

/** Stores downloads of listings with files, with ratings by most students. */
export async function storeStudyDownloads(
  tx: Db,
  { all: members }: Pick<Members, 'all'>,
  rows: readonly NewListing[],
  now: Date,
): Promise<void> {
  const shared = rows.filter(({ details }) => 'file' in details);
  for (const [index, { id, posterId }] of shared.entries()) {
    const { all, of, helpful } = READERS[index % READERS.length] ?? { all: 0, of: 0, helpful: 0 };
    const others = members.filter((member) => member.id !== posterId);
    const from = index % others.length;
    const readers = [...others, ...others].slice(from, from + all);
    await tx.insert(downloads).values(
      readers.map((reader, at) => ({
        listingId: id,
        userId: reader.id,
        helpful: at < of ? at < helpful : null,
        createdAt: now,
      })),
    );
    const counted = JSON.stringify({ downloads: readers.length, opinions: { helpful, of } });
    await tx
      .update(listings)
      .set({ details: sql`${listings.details} || ${counted}::jsonb` })
      .where(eq(listings.id, id));
  }
}

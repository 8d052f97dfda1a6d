import type { ListingAction } from '@campushive/contract';
import { eq } from 'drizzle-orm';
import { listings, users } from '../../../platform/database/schema/index.js';
import { takedownLetter } from '../letters.js';
import type { ModerationContext } from '../context.js';

/** After the commit: mails the takedown with the way to appeal. */
export async function notifyPoster(
  { db, config, mail }: ModerationContext,
  listingId: string,
  kind: ListingAction,
  note: string,
): Promise<void> {
  if (kind === 'restore') return;
  const [found] = await db
    .select({ title: listings.title, poster: users })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.posterId))
    .where(eq(listings.id, listingId));
  if (found === undefined || found.poster.deletedAt !== null) return;
  const url = `${config.publicUrl}/dashboard/appeals/${listingId}`;
  await mail.send(takedownLetter(found.poster, { kind, listing: found.title, note }, url));
}

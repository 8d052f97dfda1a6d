import type { ListingAction } from '@campushive/contract';
import { readAccount } from '../../../accounts/users/read-account.js';
import { readListing } from '../../../catalogue/hives/read-listing.js';
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
  const listing = await readListing(db, listingId);
  const poster = listing && (await readAccount(db, listing.posterId));
  if (listing === undefined || poster === undefined || poster.deletedAt !== null) return;
  const url = `${config.publicUrl}/dashboard/appeals/${listingId}`;
  await mail.send(takedownLetter(poster, { kind, listing: listing.title, note }, url));
}

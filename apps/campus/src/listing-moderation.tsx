import { PagePart, useUser } from '@campushive/features';
import type { ModerationSlot } from '@campushive/features/listing-detail';
import { lazy, type ComponentProps } from 'react';

const ListingDecisions = lazy(async () => ({
  default: (await import('@campushive/features/moderation')).ListingDecisions,
}));

/** Moderation panel on a listing's page, for moderators only. Loaded when one of them opens the page. */
export const moderation: ModerationSlot = (listing) => <ForStaff listing={listing} />;

function ForStaff({ listing }: ComponentProps<typeof ListingDecisions>) {
  const role = useUser()?.role;
  return role === 'moderator' || role === 'admin' ? (
    <PagePart fallback={null}>
      <ListingDecisions key={listing.id} listing={listing} />
    </PagePart>
  ) : null;
}

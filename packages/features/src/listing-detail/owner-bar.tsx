import { mayMoveListing, saleOf, type Listing, type ListingStatus } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { IconButton } from '@campushive/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Pencil, ThumbsUp, Trash2, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, longDate, useClient, useLanguageTag, useMessages } from '../kernel/index.js';
import { ConfirmOnDemand, favoriteQuery, ListingStatusBadge } from '../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { ListingDetail } from './use-listing-detail.js';
import { workCatalogue } from './work.catalogue.js';

interface OwnerBarProps {
  listing: Listing;
  detail: ListingDetail;
}

const EDITABLE: readonly ListingStatus[] = ['draft', 'active', 'reserved', 'assigned', 'expired'];

/** Above one's own listing: how it does, and what can be done with it; the contract's table says which moves there are. */
export function OwnerBar({ listing, detail, className = '' }: OwnerBarProps & { className?: string }) {
  const words = useMessages(catalogue);
  return (
    <Card
      data-slot="owner-bar"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${className}`}
    >
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {words.yours} <ListingStatusBadge status={listing.status} />
        </p>
        <Figures listing={listing} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Moves listing={listing} detail={detail} />
        {mayMoveListing(listing.status, 'deleted', 'poster') ? (
          <Removal listing={listing} detail={detail} />
        ) : null}
      </div>
    </Card>
  );
}

/** What others did with it, counted, and until when they can. */
function Figures({
  listing: { id, status, hiveTypeId: hive, applicationCount, expiresAt },
}: {
  listing: Listing;
}) {
  const words = useMessages(catalogue);
  const work = useMessages(workCatalogue);
  const locale = useLanguageTag();
  const { data } = useQuery(favoriteQuery(useClient(), id));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg-muted">
      <Figure icon={<ThumbsUp />}>{words.likes(data?.likes ?? 0)}</Figure>
      {saleOf(hive) === 'gig' ? (
        <Figure icon={<Users />}>{work.applicants(applicationCount ?? 0)}</Figure>
      ) : null}
      {status !== 'active' || expiresAt === null ? null : (
        <Figure icon={<CalendarClock />}>{words.openUntil(longDate(expiresAt, locale))}</Figure>
      )}
    </ul>
  );
}

function Figure({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span suppressHydrationWarning>{children}</span>
    </li>
  );
}

/** Changing it, offering it again, and saying that it is done: the likeliest first. */
function Moves({ listing, detail }: OwnerBarProps) {
  const words = useMessages(catalogue);
  const { id, hiveTypeId: hive, status, missing = [], applicationCount = 0 } = listing;
  const again = listing.mayOfferAgain === true;
  const done = hive === 'essentials' && status !== 'sold' ? 'sold' : 'completed';
  const offers = again || status === 'expired' || (status === 'draft' && missing.length === 0);
  const given = status === 'assigned' || status === 'reserved';
  // What an organiser or the poster of a task does first is a main action of its own.
  const ahead = offers || hive === 'buzz' || (saleOf(hive) === 'gig' && (given || applicationCount > 0));
  return (
    <>
      {offers ? (
        <Button variant="primary" loading={detail.moving} onClick={() => detail.onMove({ to: 'active' })}>
          {again ? words.offerAgain : status === 'draft' ? words.publish : words.relist}
        </Button>
      ) : null}
      {EDITABLE.includes(status) ? (
        <Button asChild variant={ahead ? 'outline' : 'primary'} leading={<Pencil aria-hidden="true" />}>
          <Link to={{ to: 'edit', hive, id }}>{words.edit}</Link>
        </Button>
      ) : null}
      {mayMoveListing(status, done, 'poster') ? (
        <Button variant="outline" loading={detail.moving} onClick={() => detail.onMove({ to: done })}>
          {done === 'sold' ? words.markSold : words.markDone}
        </Button>
      ) : null}
    </>
  );
}

function Removal({ listing, detail }: OwnerBarProps) {
  const words = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={words.delete} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={words.deleteTitle}
        description={listing.hiveTypeId === 'buzz' ? words.deleteEventText : words.deleteText}
        confirmLabel={words.delete}
        cancelLabel={words.cancel}
        loading={detail.deleting}
        loadingLabel={words.deleting}
        onConfirm={detail.onDelete}
      />
    </>
  );
}

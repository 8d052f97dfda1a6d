import { mayMoveListing, saleOfListing, type Listing, type ListingStatus } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { IconButton } from '@campushive/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Eye, Heart, Pencil, ThumbsUp, Trash2, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, longDate, useClient, useDateFormat, useMessages } from '../../kernel/index.js';
import { ConfirmOnDemand, sharedCatalogue } from '../../shared/index.js';
import { favoriteQuery } from '../../catalogue/parts/favorites/favorites.queries.js';
import { ListingStatusBadge } from '../../catalogue/parts/listing-status-badge.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { ListingDetail } from './use-listing-detail.js';
import { workCatalogue } from './work/work.catalogue.js';

interface OwnerBarProps {
  listing: Listing;
  detail: ListingDetail;
}

const EDITABLE: readonly ListingStatus[] = ['draft', 'active', 'reserved', 'assigned', 'expired'];

/**
 * Bar above the viewer's own listing: statistics and actions. The contract's status table defines the possible moves.
 */
export function OwnerBar({ listing, detail, className = '' }: OwnerBarProps & { className?: string }) {
  const t = useMessages(catalogue);
  return (
    <Card
      data-slot="owner-bar"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${className}`}
    >
      {/* Delete button beside the text, so that a phone needs only two rows. */}
      <div className="flex min-w-0 grow items-start justify-between gap-2 md:items-center">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {t.yours} <ListingStatusBadge status={listing.status} />
          </p>
          <Figures listing={listing} />
        </div>
        {mayMoveListing(listing.status, 'deleted', 'poster') ? (
          <Removal listing={listing} detail={detail} />
        ) : null}
      </div>
      <div className="flex grow flex-wrap items-center gap-1.5 *:grow md:grow-0 md:*:grow-0">
        <Moves listing={listing} detail={detail} />
      </div>
    </Card>
  );
}

/** Numbers of views, saves, likes and applicants, with the expiry date. */
function Figures({ listing }: { listing: Listing }) {
  const { id, status, applicationCount, attendance, expiresAt, views = 0, saves = 0 } = listing;
  const t = useMessages(catalogue);
  const work = useMessages(workCatalogue);
  const dateFormat = useDateFormat();
  const { data } = useQuery(favoriteQuery(useClient(), id));
  const shared = useMessages(sharedCatalogue);
  const likes = data?.likes ?? 0;
  const going = attendance?.going ?? 0;
  return (
    // Reserves two lines on a phone, because likes load separately and must not cause a layout shift.
    <ul className="flex min-h-11 flex-wrap content-start gap-x-4 gap-y-1 text-sm text-fg-muted md:min-h-0">
      {/* Zero counts are left out. */}
      {views === 0 ? null : <Figure icon={<Eye />}>{t.views(views)}</Figure>}
      {saves === 0 ? null : <Figure icon={<Heart />}>{t.saves(saves)}</Figure>}
      {likes === 0 ? null : <Figure icon={<ThumbsUp />}>{t.likes(likes)}</Figure>}
      {going === 0 ? null : <Figure icon={<Users />}>{shared.going(going)}</Figure>}
      {saleOfListing(listing) === 'gig' ? (
        <Figure icon={<Users />}>{work.applicants(applicationCount ?? 0)}</Figure>
      ) : null}
      {status !== 'active' || expiresAt === null ? null : (
        <Figure icon={<CalendarClock />}>{t.openUntil(longDate(expiresAt, dateFormat))}</Figure>
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

/** Edit, renew and complete actions, most likely first. */
function Moves({ listing, detail }: OwnerBarProps) {
  const t = useMessages(catalogue);
  const { id, hiveTypeId: hive, status, missing = [], myOrder } = listing;
  const again = listing.mayOfferAgain === true;
  const done = hive === 'essentials' && status !== 'sold' ? 'sold' : 'completed';
  const offers = again || status === 'expired' || (status === 'draft' && missing.length === 0);
  // Open listings have other primary actions: offers, applicants or attendees.
  const unfinished = status === 'draft' && missing.length > 0;
  return (
    <>
      {offers ? (
        <Button variant="primary" loading={detail.moving} onClick={() => detail.onMove({ to: 'active' })}>
          {again ? t.offerAgain : status === 'draft' ? t.publish : t.relist}
        </Button>
      ) : null}
      {EDITABLE.includes(status) ? (
        <Button asChild variant={unfinished ? 'primary' : 'outline'} leading={<Pencil aria-hidden="true" />}>
          <Link to={{ to: 'edit', hive, id }}>{t.edit}</Link>
        </Button>
      ) : null}
      {hive === 'academia' && EDITABLE.includes(status) ? (
        <Button asChild variant="outline" leading={<CalendarClock aria-hidden="true" />}>
          <Link to={{ to: 'availability', id }}>{t.setHours}</Link>
        </Button>
      ) : null}
      {/* During a payment, the order's code completes the listing instead. */}
      {mayMoveListing(status, done, 'poster') && myOrder === undefined ? (
        <Button variant="outline" loading={detail.moving} onClick={() => detail.onMove({ to: done })}>
          {done === 'sold' ? t.markSold : t.markDone}
        </Button>
      ) : null}
    </>
  );
}

function Removal({ listing, detail }: OwnerBarProps) {
  const t = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  // Cancels an open event; deletes everything else.
  const isEvent = listing.hiveTypeId === 'buzz' && listing.status === 'active';
  return (
    <>
      <IconButton label={isEvent ? t.cancelEvent : t.delete} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={isEvent ? t.deleteEventTitle : t.deleteTitle}
        description={isEvent ? t.deleteEventText : t.deleteText}
        confirmLabel={isEvent ? t.cancelEvent : t.delete}
        cancelLabel={isEvent ? t.keepEvent : t.cancel}
        loading={detail.deleting}
        loadingLabel={t.deleting}
        onConfirm={detail.onDelete}
      />
    </>
  );
}

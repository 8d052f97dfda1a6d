import type { HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Link, useHives, useMessages, useSession } from '../kernel/index.js';
import { CancelledEvent } from './cancelled-event.js';
import { catalogue } from './listing-detail.catalogue.js';
import { COLUMNS, ListingReady } from './listing-ready.js';
import { PHOTO_EDGE, PHOTO_SHAPE } from './photo-carousel.js';
import type { MainActionSlot, ModerationSlot } from './listing-slots.js';
import type { ListingDetail } from './use-listing-detail.js';

export interface ListingDetailViewProps {
  /** The hive that the page was opened in, if in one: where the way back leads from what is not there. */
  hive?: HiveName | undefined;
  /** The internal path to which a visitor comes back after logging in. Default: the listing. */
  address?: string | undefined;
  /** The listing, who reads it, and what they can do. */
  detail: ListingDetail;
  /** Other features' part of the page; see `MainActionSlot`. */
  mainAction?: MainActionSlot | undefined;
  /** What moderators can do to it, for them only; null for everybody else. */
  moderation?: ModerationSlot | undefined;
}

/** A listing's page. */
export function ListingDetailView({ hive, address, detail, mainAction, moderation }: ListingDetailViewProps) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const { state } = detail;
  const member = useSession().status === 'member';
  // “Essential” is a word for one thing only where the hive is called that.
  const kind = hive === 'essentials' && hiveNamed(hive).title === 'Essentials' ? 'essentials' : 'other';
  const icon = <HiveIcon hive={hive ?? 'sidehustle'} />;
  const goBack = (
    <Button asChild variant="outline">
      {hive === undefined ? (
        <Link to={{ to: member ? 'hives' : 'categories' }}>{t.otherListings}</Link>
      ) : (
        <Link to={{ to: 'hive', hive }}>{t.returnTo(hiveNamed(hive).title)}</Link>
      )}
    </Button>
  );
  switch (state.status) {
    case 'loading':
      return <LoadingDetail />;
    case 'failed':
      return (
        <EmptyState
          kind="failed"
          headingLevel={1}
          icon={icon}
          title={t.failed[kind]}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button onClick={state.retry}>{t.retry}</Button>
              {goBack}
            </span>
          }
        />
      );
    case 'cancelled':
      return <CancelledEvent id={state.id} goBack={goBack} />;
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          icon={icon}
          title={t.notFound[kind]}
          action={goBack}
        />
      );
    case 'ready':
      return <ListingReady {...{ state, address, detail, mainAction, moderation }} />;
    default:
      return state satisfies never;
  }
}

function LoadingDetail() {
  return (
    <div aria-busy="true" className="page page-5xl animate-late-in pb-4 md:py-4">
      <div data-bar="photo" className="hidden min-h-11 items-center md:flex">
        <Skeleton shape="text" className="w-40" />
      </div>
      <div className={COLUMNS}>
        <Skeleton className={`${PHOTO_SHAPE} ${PHOTO_EDGE}`} />
        <div className="grid content-start gap-3">
          <Skeleton shape="text" className="text-headline" />
          <Skeleton shape="text" className="w-1/2 text-headline" />
          <Skeleton shape="text" className="w-2/3" />
          <Skeleton className="h-16" />
          <Skeleton className="hidden h-64 rounded-card md:block" />
        </div>
      </div>
    </div>
  );
}

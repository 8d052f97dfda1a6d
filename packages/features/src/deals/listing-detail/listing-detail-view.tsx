import type { HiveName } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { Skeleton } from '@campushive/ui/skeleton';
import { Link, useHives, useMessages, useSession } from '../../kernel/index.js';
import { CancelledEvent } from './cancelled-event.js';
import { catalogue } from './listing-detail.catalogue.js';
import { COLUMNS, ListingReady } from './listing-ready.js';
import { PHOTO_EDGE, PHOTO_SHAPE } from './photos/photo-carousel.js';
import type { ListingDetailSlots, MainActionSlot, ModerationSlot } from './listing-slots.js';
import type { ListingDetail } from './use-listing-detail.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Loaded listing of a page, with actions from other features. */
export interface ListingDetailViewProps {
  /** Hive in which the page was opened, if any, for the back link of a missing listing. */
  hive?: HiveName | undefined;
  /** Internal path for a visitor's return after the login. Default: the listing. */
  address?: string | undefined;
  /** Listing, viewer and actions. */
  detail: ListingDetail;
  /** Main action from another feature; see `MainActionSlot`. */
  mainAction?: MainActionSlot | undefined;
  /** Actions of moderators, from another feature; see `ModerationSlot`. */
  moderation?: ModerationSlot | undefined;
  /** Parts that replace those of the page. Default: none. */
  slots?: ListingDetailSlots | undefined;
}

/** Page of a listing. */
export function ListingDetailView(props: ListingDetailViewProps) {
  const { hive, address, detail, mainAction, moderation, slots } = props;
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const { state } = detail;
  const member = useSession().status === 'member';
  // The text with "essential" fits only a hive of that name.
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
        <LoadFailed headingLevel={1} icon={icon} title={t.failed[kind]} onRetry={state.retry}>
          {goBack}
        </LoadFailed>
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
      return <ListingReady {...{ state, address, detail, mainAction, moderation, slots }} />;
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

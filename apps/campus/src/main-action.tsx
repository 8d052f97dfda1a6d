import { isService } from '@campushive/contract';
import { Skeleton } from '@campushive/ui/skeleton';
import { PagePart } from '@campushive/features';
import type { MainActionSlot } from '@campushive/features/listing-detail';
import type { EventPanelProps } from '@campushive/features/events';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

const EventPanel = lazy(async () => ({ default: (await import('@campushive/features/events')).EventPanel }));
const BookingPanel = lazy(async () => ({
  default: (await import('@campushive/features/booking')).BookingPanel,
}));
const PackagePanel = lazy(async () => ({
  default: (await import('@campushive/features/service-packages')).PackagePanel,
}));
const DownloadPanel = lazy(async () => ({
  default: (await import('@campushive/features/study')).DownloadPanel,
}));

/** The main action of each hive on a listing's page. Loaded with the first listing that needs it. */
export const mainAction: MainActionSlot = (of) => (
  <PagePart fallback={<Skeleton className="h-40" />}>{actionOf(of)}</PagePart>
);

/** Passes a promo code from the URL to the checkout. */
function EventAction(props: EventPanelProps) {
  const [query] = useSearchParams();
  return <EventPanel {...props} code={query.get('code')} />;
}

function actionOf({ listing, reader }: Parameters<MainActionSlot>[0]) {
  switch (listing.hiveTypeId) {
    case 'buzz':
      return <EventAction key={listing.id} listing={listing} organiser={reader === 'poster'} />;
    case 'academia':
      return reader === 'poster' ? null : <BookingPanel key={listing.id} listing={listing} />;
    case 'archive':
      return <DownloadPanel listing={listing} />;
    case 'sidehustle':
      return isService(listing) ? (
        <PackagePanel key={listing.id} listing={listing} seller={reader === 'poster'} />
      ) : null;
    default:
      return null;
  }
}

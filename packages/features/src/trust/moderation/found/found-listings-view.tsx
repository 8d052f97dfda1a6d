import { LISTING_FILTERS, type FoundListing, type ListingFilter } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Card } from '@campushive/ui/card';
import { Text } from '@campushive/ui/text';
import { longDate, TextLink, useDateFormat, useMessages } from '../../../kernel/index.js';
import { PhotoPicture } from '../../../shared/photo-picture.js';
import { usePriceOrFree } from '../../../catalogue/parts/prices/use-price-or-free.js';
import { CaseTitle } from '../case-title.js';
import { catalogue } from '../console.catalogue.js';
import { FindBar } from '../find-bar.js';
import { ListFrame } from '../list-frame.js';
import { catalogue as moderationCatalogue } from '../moderation.catalogue.js';
import { NothingFound } from './nothing-found.js';
import type { Found } from './use-found.js';

/** Listings of every status. Actions are on the listing's page. */
export function FoundListingsView({ found }: { found: Found<FoundListing, ListingFilter> }) {
  const t = useMessages(catalogue);
  const { state, onClear, ...bar } = found;
  return (
    <div className="grid grid-cols-1 gap-4">
      <FindBar
        label={t.searchListings}
        placeholder={t.listingsPlaceholder}
        filtersLabel={t.whichListings}
        filters={LISTING_FILTERS.map((value) => ({ value, label: t.listingFilters[value] }))}
        {...bar}
      />
      <ListFrame
        state={state}
        keyOf={({ id }) => id}
        empty={<NothingFound title={t.noListings} onClear={onClear} />}
      >
        {(listing) => <ListingCard listing={listing} />}
      </ListFrame>
    </div>
  );
}

const TONES = { active: 'success', hidden: 'warning', deleted: 'danger' } as const;
const hasTone = (status: string): status is keyof typeof TONES => status in TONES;

function ListingCard({ listing }: { listing: FoundListing }) {
  const { statuses, deletedUser } = useMessages(moderationCatalogue);
  const dateFormat = useDateFormat();
  const priceOf = usePriceOrFree();
  const { poster, photo, status, price } = listing;
  return (
    <Card className="flex flex-wrap items-start gap-4">
      {photo === null ? null : (
        <PhotoPicture
          photo={photo}
          alt=""
          sizes="5rem"
          className="size-20 shrink-0 rounded-control object-cover"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-40 grid-cols-1 justify-items-start gap-1">
        <CaseTitle hiveId={listing.id} title={listing.title} />
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={hasTone(status) ? TONES[status] : 'neutral'}>{statuses[status]}</Badge>
          {price === null ? null : <span className="font-semibold tabular-nums">{priceOf(price)}</span>}
        </div>
        <Text size="sm" tone="muted" className="wrap-anywhere">
          {poster.name === null ? (
            deletedUser
          ) : (
            <TextLink dir="auto" to={{ to: 'user', id: poster.id }}>
              {poster.name}
            </TextLink>
          )}
          {', '}
          {longDate(listing.createdAt, dateFormat)}
        </Text>
      </div>
    </Card>
  );
}

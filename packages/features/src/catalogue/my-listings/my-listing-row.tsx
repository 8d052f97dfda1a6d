import { HOUR, saleOfListing, mayMoveListing, type Listing, type ListingStatus } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Checkbox } from '@campushive/ui/checkbox';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@campushive/ui/dropdown-menu';
import { IconButton } from '@campushive/ui/icon-button';
import { Ellipsis, Users } from 'lucide-react';
import {
  useHives,
  Link,
  longDate,
  useMoney,
  useDateFormat,
  useMessages,
  useNavigation,
} from '../../kernel/index.js';
import { ListingRow } from '../parts/listing-row.js';
import { ListingStatusBadge } from '../parts/listing-status-badge.js';
import { useTotal } from '../parts/prices/fee-breakdown.js';
import { useNow } from '../../shared/hooks/use-now.js';
import { catalogue } from './my-listings.catalogue.js';
import { waitsForCode, type MyListings } from './use-my-listings.js';
import { FactLine } from '../../shared/fact-line.js';

/** Statuses in which text and photos can change. */
const EDITABLE: readonly ListingStatus[] = ['draft', 'active', 'reserved', 'assigned', 'expired'];

/** Statuses of complete listings, which can be copied into a new one. Study material is excluded, because it exists once. */
const COPIED: readonly ListingStatus[] = ['active', 'reserved', 'assigned', 'sold', 'completed', 'expired'];

const SHOWN_BY_TAB: readonly ListingStatus[] = ['draft', 'active'];

/** Returns true for an item that can be marked as sold now. */
export const isSellable = ({ hiveTypeId, status }: Listing): boolean =>
  hiveTypeId === 'essentials' && mayMoveListing(status, 'sold', 'poster');

/** Returns a check whether a week has passed since the listing was posted or renewed. */
function useMayRenew() {
  const now = useNow(HOUR);
  return ({ renewableFrom }: Listing) =>
    renewableFrom !== undefined && Date.parse(renewableFrom) <= now.getTime();
}

/** Row of the viewer's listing: the main action below it, all others in its menu. */
export function MyListingRow({ listing, mine }: { listing: Listing; mine: MyListings }) {
  const hiveNamed = useHives();
  const selects = mine.selection.ids !== null;
  return (
    <ListingRow
      listing={listing}
      badges={
        <>
          <span className="text-sm text-fg-muted">{hiveNamed(listing.hiveTypeId).title}</span>
          {/* Hidden where the tab already shows the status. */}
          {SHOWN_BY_TAB.includes(listing.status) ? null : <ListingStatusBadge status={listing.status} />}
        </>
      }
      corner={selects ? null : <Menu listing={listing} mine={mine} />}
      actions={
        selects ? <SelectBox listing={listing} mine={mine} /> : <MainStep listing={listing} mine={mine} />
      }
    >
      <When listing={listing} />
      <Figures listing={listing} />
    </ListingRow>
  );
}

function When({ listing }: { listing: Listing }) {
  const t = useMessages(catalogue);
  const dateFormat = useDateFormat();
  const { status, expiresAt } = listing;
  if (status === 'hidden') return <p className="text-sm text-danger">{t.hidden}</p>;
  if (status === 'deleted') return <p className="text-sm text-fg-muted">{t.justDeleted}</p>;
  if (expiresAt === null || !['active', 'reserved', 'expired'].includes(status)) return null;
  const date = longDate(expiresAt, dateFormat);
  return <p className="text-sm text-fg-muted">{status === 'expired' ? t.ended(date) : t.ends(date)}</p>;
}

/** Numbers of views and saves, once there are any. */
function Figures({ listing: { views = 0, saves = 0 } }: { listing: Listing }) {
  const t = useMessages(catalogue);
  if (views === 0 && saves === 0) return null;
  return <FactLine className="text-sm text-fg-muted" facts={[t.views(views), t.saves(saves)]} />;
}

/** Checkbox of a listing that can be marked as sold. */
function SelectBox({ listing, mine: { selection } }: { listing: Listing; mine: MyListings }) {
  const t = useMessages(catalogue);
  if (!isSellable(listing)) return null;
  return (
    <Checkbox
      label={
        <>
          {t.select}
          <VisuallyHidden> {listing.title}</VisuallyHidden>
        </>
      }
      checked={selection.ids?.has(listing.id) === true}
      onCheckedChange={() => selection.onToggle(listing)}
    />
  );
}

/** Most likely next action. */
function MainStep({ listing, mine }: { listing: Listing; mine: MyListings }) {
  const t = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const { hiveTypeId: hive, id, status, price, applicationCount, myOrder } = listing;
  const sale = saleOfListing(listing);
  const mayRenew = useMayRenew();
  const busy = mine.busyId === id;
  if (status === 'hidden') {
    return (
      <Button asChild size="sm" variant="outline">
        <Link to={{ to: 'appeal', id }}>{t.whyHidden}</Link>
      </Button>
    );
  }
  if (status === 'deleted') {
    return (
      <Button size="sm" variant="outline" loading={busy} onClick={() => mine.onUndo(listing)}>
        {t.undo}
      </Button>
    );
  }
  if (waitsForCode(listing) && myOrder !== undefined) {
    return (
      <Button asChild size="sm">
        <Link to={{ to: 'payment', id: myOrder.id }}>{t.enterCode}</Link>
      </Button>
    );
  }
  if (status === 'draft' && listing.missing?.length) {
    return (
      <Button asChild size="sm" variant="outline">
        <Link to={{ to: 'edit', hive, id }}>{t.finish}</Link>
      </Button>
    );
  }
  if (status === 'draft' || status === 'expired' || listing.mayOfferAgain) {
    return (
      <Button
        size="sm"
        variant="outline"
        loading={busy}
        onClick={() => mine.onMove({ listing, to: 'active' })}
      >
        {listing.mayOfferAgain ? t.offerAgain : status === 'draft' ? t.publish : t.relist}
      </Button>
    );
  }
  if (status === 'active' && sale !== 'gig' && mayRenew(listing)) {
    return (
      <Button size="sm" variant="outline" loading={busy} onClick={() => mine.onRenew(listing)}>
        {t.renew}
      </Button>
    );
  }
  if (sale !== 'gig' || !['active', 'reserved', 'assigned'].includes(status)) return null;
  return (
    <>
      <Button asChild size="sm" variant="outline" leading={<Users aria-hidden="true" />}>
        <Link to={{ to: 'applicants', hive, id }}>{t.applicants(applicationCount ?? 0)}</Link>
      </Button>
      {myOrder !== undefined && myOrder.status !== 'pending_payment' ? (
        <Button asChild size="sm">
          <Link to={{ to: 'payment', id: myOrder.id }}>{t.showCode}</Link>
        </Button>
      ) : ['assigned', 'reserved'].includes(status) && price > 0 ? (
        <Button asChild size="sm">
          <Link to={{ to: 'checkout', hive, id }}>{t.pay(money(totalOf(sale, price)))}</Link>
        </Button>
      ) : null}
    </>
  );
}

function Menu({ listing, mine }: { listing: Listing; mine: MyListings }) {
  const t = useMessages(catalogue);
  const navigation = useNavigation();
  const { hiveTypeId: hive, id, status, title } = listing;
  const may = (to: ListingStatus) => mayMoveListing(status, to, 'poster');
  const done = hive === 'essentials' && status !== 'sold' ? 'sold' : 'completed';
  // Not offered while money is pending or held: the order's code completes the sale.
  const mayEnd = may(done) && listing.myOrder === undefined;
  const editable = EDITABLE.includes(status);
  const sale = saleOfListing(listing);
  const mayRenew = useMayRenew();
  if (!editable && !mayEnd && !may('deleted') && !COPIED.includes(status)) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton variant="ghost" label={t.actionsOf(title)} className="-me-2 -mt-2">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {editable ? (
          <DropdownMenuItem onSelect={() => navigation.go({ to: 'edit', hive, id })}>
            {t.edit}
          </DropdownMenuItem>
        ) : null}
        {sale === 'gig' && status === 'active' && mayRenew(listing) ? (
          <DropdownMenuItem onSelect={() => mine.onRenew(listing)}>{t.renew}</DropdownMenuItem>
        ) : null}
        {COPIED.includes(status) && hive !== 'archive' ? (
          <DropdownMenuItem onSelect={() => navigation.go({ to: 'post', hive, from: id })}>
            {t.duplicate}
          </DropdownMenuItem>
        ) : null}
        {mayEnd ? (
          <DropdownMenuItem onSelect={() => mine.onMove({ listing, to: done })}>
            {done === 'sold' ? t.markSold : t.markDone}
          </DropdownMenuItem>
        ) : null}
        {status === 'assigned' && may('active') ? (
          <DropdownMenuItem onSelect={() => mine.onAsk({ question: { about: listing, to: 'takeBack' } })}>
            {t.takeBack}
          </DropdownMenuItem>
        ) : null}
        {may('deleted') ? (
          <DropdownMenuItem
            variant="danger"
            onSelect={() => mine.onAsk({ question: { about: listing, to: 'delete' } })}
          >
            {t.delete}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

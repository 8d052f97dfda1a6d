import { saleOf, mayMoveListing, type Listing, type ListingStatus } from '@campushive/contract';
import { Badge } from '@campushive/ui/badge';
import { Button } from '@campushive/ui/button';
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
  useLanguageTag,
  useMessages,
  useNavigation,
} from '../kernel/index.js';
import { ListingRow, ListingStatusBadge, useTotal } from '../shared/index.js';
import { catalogue } from './my-listings.catalogue.js';
import type { MyListings } from './use-my-listings.js';

/** Statuses in which words and photos may still change. */
const EDITABLE: readonly ListingStatus[] = ['draft', 'active', 'reserved', 'assigned', 'expired'];

/** One of my listings. The main step stands beneath it; everything else is in its menu. */
export function MyListingRow({ listing, mine }: { listing: Listing; mine: MyListings }) {
  const { hiveTypeId: hive, status } = listing;
  const hiveNamed = useHives();
  return (
    <ListingRow
      listing={listing}
      badges={
        <>
          <ListingStatusBadge status={status} />
          <Badge tone={hive} size="sm">
            {hiveNamed(hive).title}
          </Badge>
        </>
      }
      corner={<Menu listing={listing} mine={mine} />}
      actions={<MainStep listing={listing} mine={mine} />}
    >
      <When listing={listing} />
    </ListingRow>
  );
}

function When({ listing }: { listing: Listing }) {
  const words = useMessages(catalogue);
  const locale = useLanguageTag();
  const { status, expiresAt } = listing;
  if (status === 'hidden') return <p className="text-sm text-danger">{words.hidden}</p>;
  if (status === 'deleted') return <p className="text-sm text-fg-muted">{words.justDeleted}</p>;
  if (expiresAt === null || !['active', 'reserved', 'expired'].includes(status)) return null;
  const date = longDate(expiresAt, locale);
  return (
    <p className="text-sm text-fg-muted">{status === 'expired' ? words.ended(date) : words.ends(date)}</p>
  );
}

/** What is most likely wanted now. */
function MainStep({ listing, mine }: { listing: Listing; mine: MyListings }) {
  const words = useMessages(catalogue);
  const totalOf = useTotal();
  const money = useMoney();
  const { hiveTypeId: hive, id, status, price, applicationCount, myOrder } = listing;
  const sale = saleOf(hive);
  const busy = mine.busyId === id;
  if (status === 'hidden') {
    return (
      <Button asChild size="sm" variant="outline">
        <Link to={{ to: 'appeal', id }}>{words.whyHidden}</Link>
      </Button>
    );
  }
  if (status === 'deleted') {
    return (
      <Button size="sm" variant="outline" loading={busy} onClick={() => mine.onUndo(listing)}>
        {words.undo}
      </Button>
    );
  }
  if (status === 'draft' && listing.missing?.length) {
    return (
      <Button asChild size="sm" variant="outline">
        <Link to={{ to: 'edit', hive, id }}>{words.finish}</Link>
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
        {listing.mayOfferAgain ? words.offerAgain : status === 'draft' ? words.publish : words.relist}
      </Button>
    );
  }
  if (sale !== 'gig' || !['active', 'reserved', 'assigned'].includes(status)) return null;
  return (
    <>
      <Button asChild size="sm" variant="outline" leading={<Users aria-hidden="true" />}>
        <Link to={{ to: 'applicants', hive, id }}>{words.applicants(applicationCount ?? 0)}</Link>
      </Button>
      {myOrder !== undefined && myOrder.status !== 'pending_payment' ? (
        <Button asChild size="sm">
          <Link to={{ to: 'payment', id: myOrder.id }}>{words.showCode}</Link>
        </Button>
      ) : ['assigned', 'reserved'].includes(status) && price > 0 ? (
        <Button asChild size="sm">
          <Link to={{ to: 'checkout', hive, id }}>{words.pay(money(totalOf(sale, price)))}</Link>
        </Button>
      ) : null}
    </>
  );
}

function Menu({ listing, mine }: { listing: Listing; mine: MyListings }) {
  const words = useMessages(catalogue);
  const navigation = useNavigation();
  const { hiveTypeId: hive, id, status, title } = listing;
  const may = (to: ListingStatus) => mayMoveListing(status, to, 'poster');
  const done = hive === 'essentials' && status !== 'sold' ? 'sold' : 'completed';
  const editable = EDITABLE.includes(status);
  if (!editable && !may(done) && !may('deleted')) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton variant="ghost" label={words.actionsOf(title)} className="-me-2 -mt-2">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {editable ? (
          <DropdownMenuItem onSelect={() => navigation.go({ to: 'edit', hive, id })}>
            {words.edit}
          </DropdownMenuItem>
        ) : null}
        {may(done) ? (
          <DropdownMenuItem onSelect={() => mine.onMove({ listing, to: done })}>
            {done === 'sold' ? words.markSold : words.markDone}
          </DropdownMenuItem>
        ) : null}
        {status === 'assigned' && may('active') ? (
          <DropdownMenuItem onSelect={() => mine.onAsk({ question: { about: listing, to: 'takeBack' } })}>
            {words.takeBack}
          </DropdownMenuItem>
        ) : null}
        {may('deleted') ? (
          <DropdownMenuItem
            variant="danger"
            onSelect={() => mine.onAsk({ question: { about: listing, to: 'delete' } })}
          >
            {words.delete}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

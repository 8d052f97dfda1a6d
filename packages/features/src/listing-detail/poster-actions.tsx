import { mayMoveListing, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useMessages } from '../kernel/index.js';
import { useOnDemand } from '../shared/index.js';
import { catalogue } from './listing-detail.catalogue.js';
import type { ListingDetail } from './use-listing-detail.js';

interface PosterActionsProps {
  listing: Listing;
  detail: ListingDetail;
}

const loadDialog = () => import('@campushive/ui/alert-dialog');

/** What its poster can do with a listing; the contract's table says which moves there are. */
export function PosterActions({ listing, detail }: PosterActionsProps) {
  const words = useMessages(catalogue);
  const [asking, setAsking] = useState(false);
  const dialog = useOnDemand(loadDialog);
  const may = (to: Parameters<typeof mayMoveListing>[1]) => mayMoveListing(listing.status, to, 'poster');
  const done = listing.hiveTypeId === 'essentials' && listing.status !== 'sold' ? 'sold' : 'completed';
  const editable = ['draft', 'active', 'reserved', 'assigned', 'expired'].includes(listing.status);
  return (
    <Card className="grid gap-3">
      <p className="font-bold">{words.yours}</p>
      {editable ? (
        <Button asChild leading={<Pencil aria-hidden="true" />} fullWidth>
          <Link to={{ to: 'edit', hive: listing.hiveTypeId, id: listing.id }}>{words.edit}</Link>
        </Button>
      ) : null}
      {may(done) ? (
        <Button
          variant="outline"
          fullWidth
          loading={detail.moving}
          onClick={() => detail.onMove({ to: done })}
        >
          {done === 'sold' ? words.markSold : words.markDone}
        </Button>
      ) : null}
      {listing.status === 'expired' || (listing.status === 'draft' && !listing.missing?.length) ? (
        <Button
          variant="outline"
          fullWidth
          loading={detail.moving}
          onClick={() => detail.onMove({ to: 'active' })}
        >
          {listing.status === 'draft' ? words.publish : words.relist}
        </Button>
      ) : null}
      {may('deleted') ? (
        <Button
          variant="ghost"
          fullWidth
          leading={<Trash2 aria-hidden="true" />}
          onClick={() => {
            dialog.want();
            setAsking(true);
          }}
        >
          {words.delete}
        </Button>
      ) : null}
      {dialog.part === null ? null : (
        <dialog.part.AlertDialog
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
      )}
    </Card>
  );
}

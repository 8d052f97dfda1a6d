import type { Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { Skeleton } from '@campushive/ui/skeleton';
import { Check, Plus } from 'lucide-react';
import { Link, useMessages, useMoney } from '../../kernel/index.js';
import { FailedAlert } from '../../shared/failed-alert.js';
import { useAnswer, type AnswerState } from './use-answer.js';
import { catalogue } from './wanted.catalogue.js';

export interface AnswerDialogProps {
  /** Id of the wanted post. */
  id: string;
  onClose: () => void;
}

/** Dialog to answer a wanted post with one of the viewer's listings or a new one. */
export function AnswerDialog({ id, onClose }: AnswerDialogProps) {
  const t = useMessages(catalogue);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t.answerTitle}
        description={t.answerText}
        closeLabel={t.close}
        footer={
          <Button asChild variant="outline" leading={<Plus aria-hidden="true" />}>
            <Link to={{ to: 'post', hive: 'essentials', wanted: id }}>{t.newListing}</Link>
          </Button>
        }
      >
        <OwnListings state={useAnswer(id)} />
      </DialogContent>
    </Dialog>
  );
}

function OwnListings({ state }: { state: AnswerState }) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
      return <Skeleton className="h-24 animate-late-in" />;
    case 'failed':
      return <FailedAlert onRetry={state.retry}>{t.listFailed}</FailedAlert>;
    case 'empty':
      return <p>{t.noListings}</p>;
    case 'ready':
      return (
        <ul className="grid divide-y divide-line">
          {state.listings.map((listing) => (
            <li key={listing.id} className="flex items-center gap-3 py-3">
              <ListingChoice listing={listing} state={state} />
            </li>
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

function ListingChoice({
  listing,
  state,
}: {
  listing: Listing;
  state: Extract<AnswerState, { status: 'ready' }>;
}) {
  const t = useMessages(catalogue);
  const money = useMoney();
  return (
    <>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-bold wrap-anywhere">
          {listing.title}
        </p>
        <p className="text-sm text-fg-muted tabular-nums">
          {listing.price === 0 ? t.free : money(listing.price)}
        </p>
      </div>
      {state.done.has(listing.id) ? (
        <p className="inline-flex items-center gap-1.5 text-sm text-success">
          <Check aria-hidden="true" className="size-4" /> {t.answered}
        </p>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-label={t.answerLabel(listing.title)}
          loading={state.answeringId === listing.id}
          onClick={() => state.onAnswer({ listing })}
        >
          {t.answerWith}
        </Button>
      )}
    </>
  );
}

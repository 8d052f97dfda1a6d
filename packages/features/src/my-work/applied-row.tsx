import type { MyApplication } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useMessages } from '../kernel/index.js';
import { ApplicationStatusBadge, ListingRow, useWhen } from '../shared/index.js';
import { catalogue } from './my-work.catalogue.js';
import type { MyWork } from './use-my-work.js';

/** One of my applications: for what, with which words, and what became of it. */
export function AppliedRow({ application, work }: { application: MyApplication; work: MyWork }) {
  const words = useMessages(catalogue);
  const when = useWhen(application.createdAt);
  const { listing, message, status } = application;
  return (
    <ListingRow
      listing={listing}
      badges={<ApplicationStatusBadge status={status} />}
      actions={
        status === 'waiting' ? (
          <Button size="sm" variant="outline" onClick={() => work.onAskToLeave({ listing })}>
            {words.withdraw}
          </Button>
        ) : null
      }
    >
      <p className="text-sm text-fg-muted">
        {words.postedBy(listing.postedBy.name ?? words.deletedUser)} · {words.applied(when)}
      </p>
      <p className="line-clamp-2 text-sm wrap-anywhere">
        <span className="sr-only">{`${words.yourMessage} `}</span>
        {message}
      </p>
    </ListingRow>
  );
}

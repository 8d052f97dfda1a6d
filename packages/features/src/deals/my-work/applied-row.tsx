import type { MyApplication } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { useMessages, useMoney } from '../../kernel/index.js';
import { ApplicationStatusBadge } from '../../catalogue/parts/listing-status-badge.js';
import { ListingRow } from '../../catalogue/parts/listing-row.js';
import { useWhen } from '../../shared/use-when.js';
import { catalogue } from './my-work.catalogue.js';
import type { MyWork } from './use-my-work.js';
import { FactLine } from '../../shared/fact-line.js';

/** Viewer's application: listing, message and status. */
export function AppliedRow({ application, work }: { application: MyApplication; work: MyWork }) {
  const t = useMessages(catalogue);
  const when = useWhen(application.createdAt);
  const money = useMoney();
  const { listing, message, price, status } = application;
  return (
    <ListingRow
      listing={listing}
      badges={<ApplicationStatusBadge status={status} />}
      actions={
        status === 'waiting' ? (
          <Button size="sm" variant="outline" onClick={() => work.onAskToLeave({ listing })}>
            {t.withdraw}
          </Button>
        ) : null
      }
    >
      <FactLine
        className="text-sm text-fg-muted"
        facts={[
          t.postedBy(listing.postedBy.name ?? t.deletedUser),
          t.applied(when),
          price === null ? null : t.yourPrice(money(price)),
        ]}
      />
      <p className="line-clamp-2 text-sm wrap-anywhere">
        <span className="sr-only">{`${t.yourMessage} `}</span>
        {message}
      </p>
    </ListingRow>
  );
}

import { DEAL_HIVE, type SafeDeal } from '@campushive/contract';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { ChevronRight } from 'lucide-react';
import { Link, useMessages, useMoney } from '../../../kernel/index.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';
import { useStateText } from '../parts/use-state-text.js';
import type { OpenLinks } from './use-make-deal.js';
import { RetryButton } from '../../../shared/retry-button.js';

/** Open links of the viewer with their states. Nothing without any. */
export function OpenLinkList({ open }: { open: OpenLinks }) {
  const t = useMessages(catalogue);
  switch (open.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton className="h-16" />
        </div>
      );
    case 'failed':
      return (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <p>{t.linksFailed}</p>
          <RetryButton size="sm" onClick={open.retry} />
        </div>
      );
    case 'ready':
      return open.links.length === 0 ? null : (
        <section className="border-t border-line pt-4">
          <Heading level={2}>{t.openLinks}</Heading>
          <ul>
            {open.links.map((deal) => (
              <LinkRow key={deal.id} deal={deal} />
            ))}
          </ul>
        </section>
      );
    default:
      return open satisfies never;
  }
}

function LinkRow({ deal }: { deal: SafeDeal }) {
  const money = useMoney();
  const stateText = useStateText();
  const { id, title, price } = deal;
  return (
    <li className="border-b border-line">
      <Link to={{ to: 'listing', hive: DEAL_HIVE, id }} className="flex min-h-16 items-center gap-3 py-2">
        <span className="min-w-0 grow">
          <bdi className="block font-bold wrap-anywhere">{title}</bdi>{' '}
          <span suppressHydrationWarning className="block text-sm text-fg-muted">
            {stateText(deal)}
          </span>
        </span>
        <span className="font-bold tabular-nums">{money(price)}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

import type { SafeDeal } from '@campushive/contract';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { Link2 } from 'lucide-react';
import { useMessages } from '../../../kernel/index.js';
import { NotReady } from '../../../shared/not-ready.js';
import { catalogue } from '../parts/safe-deals.catalogue.js';
import { DealOffer } from './deal-offer.js';
import { OwnDeal } from './own-deal.js';

/** State of a safe deal's page. */
export type SafeDealState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly deal: SafeDeal };

/** Safe deal as its payer or its maker sees it. */
export interface SafeDealViewProps {
  state: SafeDealState;
  /** The host's header has the report button. Default: false. */
  hasReport?: boolean;
}

/** Page of a safe deal. */
export function SafeDealView({ state, hasReport = false }: SafeDealViewProps) {
  const t = useMessages(catalogue);
  switch (state.status) {
    case 'loading':
    case 'failed':
      return (
        <div className="page page-5xl py-4">
          <NotReady
            state={state.status === 'failed' ? state : { status: 'loading' }}
            icon={<Link2 />}
            failed={t.dealFailed}
          >
            <Skeleton className="h-60 rounded-card" />
            <Skeleton className="h-16 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
          </NotReady>
        </div>
      );
    case 'missing':
      return (
        <EmptyState
          kind="nothing-found"
          headingLevel={1}
          icon={<Link2 />}
          title={t.missing}
          description={t.missingText}
        />
      );
    case 'ready':
      return state.deal.isMine ? (
        <OwnDeal deal={state.deal} />
      ) : (
        <DealOffer deal={state.deal} hasReport={hasReport} />
      );
    default:
      return state satisfies never;
  }
}

import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { Link, type Destination } from '../../../kernel/index.js';
import { LoadFailed } from '../../../shared/load-failed.js';

/** Layout of a payment page: form width on phones and tablets, with a second column on a wide screen. */
export const PAYMENT_PAGE = 'page grid page-xl lg:page-5xl';

/** Two columns: actions on the left, item and price on the right. */
export const PAYMENT_COLUMNS =
  'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 [&>*]:content-start';

/** Skeleton of a payment page. */
export function LoadingPayment() {
  return (
    <div aria-busy="true" className={`${PAYMENT_PAGE} animate-late-in gap-5 py-4`}>
      <div className="flex min-h-11 items-center">
        <Skeleton shape="text" className="w-32" />
      </div>
      <Skeleton shape="text" className="w-2/3 text-headline" />
      <div className={PAYMENT_COLUMNS}>
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </div>
  );
}

/** Empty state for a payment or listing that this viewer cannot see, with a link to continue. */
export function NothingToShow({ title, to, label }: { title: string; to: Destination; label: string }) {
  return (
    <EmptyState
      kind="nothing-found"
      headingLevel={1}
      icon={<ReceiptText />}
      title={title}
      action={
        <Button asChild>
          <Link to={to}>{label}</Link>
        </Button>
      }
    />
  );
}

interface FailedToLoadProps {
  title: string;
  onRetry: () => void;
  /** Destination for viewers who do not want to retry. */
  to: Destination;
  label: string;
}

/** Error state for a payment that failed to load. Includes a link, because a checkout has no other navigation. */
export function FailedToLoad({ title, onRetry, to, label }: FailedToLoadProps) {
  return (
    <LoadFailed headingLevel={1} icon={<ReceiptText />} title={title} onRetry={onRetry}>
      <Button asChild variant="outline">
        <Link to={to}>{label}</Link>
      </Button>
    </LoadFailed>
  );
}

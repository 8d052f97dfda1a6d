import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { Link, useMessages, type Destination } from '../kernel/index.js';
import { catalogue } from './payments.catalogue.js';

/** The page of one payment: as wide as a form on a phone and a tablet, with a second column on a wide screen. */
export const PAYMENT_PAGE = 'page grid page-xl lg:page-5xl';

/** What is done on the left, what it is about and what it costs on the right. */
export const PAYMENT_COLUMNS =
  'grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 [&>*]:content-start';

/** A payment that is on its way, in its final place. */
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

/** In the place of a payment, or of what is paid for, that is not there for this reader; with the way on. */
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
  /** The way on, for readers who do not want to wait. */
  to: Destination;
  label: string;
}

/** In the place of a payment that could not be loaded. Checkouts have no other way out of here: nothing is around them. */
export function FailedToLoad({ title, onRetry, to, label }: FailedToLoadProps) {
  const t = useMessages(catalogue);
  return (
    <EmptyState
      kind="failed"
      headingLevel={1}
      icon={<ReceiptText />}
      title={title}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>{t.retry}</Button>
          <Button asChild variant="outline">
            <Link to={to}>{label}</Link>
          </Button>
        </span>
      }
    />
  );
}

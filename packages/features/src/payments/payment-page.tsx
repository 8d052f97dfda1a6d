import { Button } from '@campushive/ui/button';
import { EmptyState } from '@campushive/ui/empty-state';
import { Skeleton } from '@campushive/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { Link, type Destination } from '../kernel/index.js';

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

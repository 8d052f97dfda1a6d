import { Card } from '@campushive/ui/card';
import { Skeleton } from '@campushive/ui/skeleton';

const ROWS = [0, 1, 2, 3];

/** Skeletons of payments: cards on a phone, rows on wider screens. */
export function PaymentSkeletons() {
  return (
    <div aria-busy="true" className="grid animate-late-in gap-3 md:gap-0">
      {ROWS.map((row) => (
        <Card key={row} className="grid gap-2 md:hidden">
          <Line />
          <Skeleton shape="text" className="w-2/3 text-sm" />
        </Card>
      ))}
      {ROWS.map((row) => (
        <div key={row} className="hidden border-b border-line py-3 md:block">
          <Line />
        </div>
      ))}
    </div>
  );
}

function Line() {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Skeleton className="size-12 shrink-0" />
      <div className="min-w-0 grow">
        <Skeleton shape="text" className="w-1/2" />
        <Skeleton shape="text" className="w-1/3 text-sm" />
      </div>
      <Skeleton shape="text" className="w-1/5" />
    </div>
  );
}

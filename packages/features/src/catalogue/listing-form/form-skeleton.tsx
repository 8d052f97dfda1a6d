import { Skeleton } from '@campushive/ui/skeleton';

const LONG_FIELDS = ['photos', 'description'];
const FIELDS = ['photos', 'title', 'price', 'description', 'category', 'place'];

/** Skeleton as tall as any form, to avoid a layout shift. */
export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid h-dvh grid-cols-1 content-start gap-6">
      {FIELDS.map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className={LONG_FIELDS.includes(field) ? 'h-32' : 'h-12'} />
        </div>
      ))}
    </div>
  );
}

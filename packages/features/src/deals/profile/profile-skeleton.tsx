import { Card } from '@campushive/ui/card';
import { Skeleton } from '@campushive/ui/skeleton';

/** Skeleton of a profile header. */
export function ProfileSkeleton() {
  return (
    <Card className="grid gap-4 sm:p-6">
      <div className="flex items-center gap-4 sm:gap-6">
        <Skeleton shape="circle" className="size-20 shrink-0" />
        <div className="grow">
          <Skeleton shape="text" className="w-1/2 text-headline" />
          <Skeleton shape="text" className="w-2/3" />
        </div>
      </div>
      <Skeleton shape="text" className="mt-4 h-11" />
    </Card>
  );
}

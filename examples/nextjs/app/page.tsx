import { listingsQuery, NO_FILTERS } from '@campushive/features/hive-listing';
import { Badge } from '@campushive/ui/badge';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { Skeleton } from '@campushive/ui/skeleton';
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { client } from './client';
import { Essentials } from './essentials';

// Listings change, so the page is rendered for each visit.
export const dynamic = 'force-dynamic';

/** Parts of the kit, in a server component; the screen between them is streamed once its listings have come. */
export default function Page() {
  return (
    <main>
      <header className="page flex items-center justify-between gap-3 pt-4">
        <p className="font-display text-title font-bold">Our campus</p>
        <Badge tone="essentials">Server component</Badge>
      </header>
      <Suspense fallback={<Skeleton className="m-4 h-40" />}>
        <Listings />
      </Suspense>
      <div className="page pb-6">
        <Card>
          <Heading level={2}>Meet on campus</Heading>
          <p className="pt-2">Choose a busy place in daylight, and look at what you buy before you pay.</p>
        </Card>
      </div>
    </main>
  );
}

async function Listings() {
  const queries = new QueryClient();
  await queries.prefetchInfiniteQuery(listingsQuery(client, 'essentials', NO_FILTERS));
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Essentials />
    </HydrationBoundary>
  );
}

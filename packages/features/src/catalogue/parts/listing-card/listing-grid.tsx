import { isHive, type HiveName } from '@campushive/contract';
import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';

/**
 * Grid of listing cards. Item cards and mixed hives use two columns on a phone and up to five on a desktop; text cards
 * use one and three.
 */
export function ListingGrid({ children, hive = null, most = 5 }: ListingGridProps) {
  const columns = isPaper(hive) ? PAPER : `grid-cols-2 gap-x-3 gap-y-6 ${COLUMNS[most]}`;
  return <ul className={`grid ${columns}`}>{children}</ul>;
}

const PAPER = 'grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3';

const COLUMNS = {
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
  6: 'sm:grid-cols-3 xl:grid-cols-5 xl:[&>:nth-child(6)]:hidden',
};

/** Checks whether a list of one hive uses text cards. */
const isPaper = (hive: HiveName | null) => hive !== null && isHive(hive) && hive !== 'essentials';

interface ListingGridProps {
  children: ReactNode;
  /** Hive of all listings in the grid; null for mixed hives. Default `null`. */
  hive?: HiveName | null;
  /**
   * Columns on a wide screen. Use 3 beside a rail, and 4 for one or two full rows. 6 shows six cards as two rows of
   * three, or five cards in one row. Default 5.
   */
  most?: keyof typeof COLUMNS;
}

interface ListingGridSkeletonProps extends Pick<ListingGridProps, 'most' | 'hive'> {
  /** Number of skeleton cards. Default 10. */
  count?: number;
  /** True when each card has a link below it. Default `false`. */
  links?: boolean;
}

/** Skeleton of a grid, in the final size of its cards. */
export function ListingGridSkeleton({
  count = 10,
  links = false,
  hive = null,
  ...columns
}: ListingGridSkeletonProps) {
  return (
    <ListingGrid hive={hive} {...columns}>
      <ListingSkeletons count={count} links={links} hive={hive} />
    </ListingGrid>
  );
}

interface ListingSkeletonsProps extends Pick<ListingGridSkeletonProps, 'links' | 'hive'> {
  count: number;
}

/** Skeleton cards inside a {@link ListingGrid}, after the loaded ones. */
export function ListingSkeletons({ count, links = false, hive = null }: ListingSkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`coming ${index}`} aria-hidden="true">
      {isPaper(hive) ? <PaperSkeleton /> : <ItemSkeleton />}
      {links ? <Skeleton shape="text" className="h-6 w-1/2" /> : null}
    </li>
  ));
}

function ItemSkeleton() {
  return (
    <>
      <Skeleton className="aspect-4/5" />
      <Skeleton shape="text" className="mt-2 w-1/2 text-subtitle" />
      <Skeleton shape="text" className="text-sm" />
      <Skeleton shape="text" className="w-2/3 text-sm" />
      <Skeleton shape="text" className="mt-0.5 w-1/2 text-xs" />
    </>
  );
}

function PaperSkeleton() {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-3.5">
      <div className="flex gap-3">
        <Skeleton className="size-14" />
        <div className="grow">
          <Skeleton shape="text" className="text-base" />
          <Skeleton shape="text" className="w-2/3 text-base" />
        </div>
      </div>
      <div className="border-t border-line pt-2.5">
        <Skeleton shape="text" className="w-1/2 text-subtitle" />
      </div>
    </div>
  );
}

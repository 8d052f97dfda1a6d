import { isHive, ownHive, type HiveName } from '@campushive/contract';
import { Skeleton } from '@campushive/ui/skeleton';
import type { ReactNode } from 'react';

/**
 * Grid of listing cards. Item cards use two columns on a phone and up to five on a desktop; text cards and rows use one
 * and three.
 */
export function ListingGrid({ children, hive = null, most = 5 }: ListingGridProps) {
  const kind = kindOf(hive);
  const columns =
    kind === 'rows'
      ? `${ROWS} ${most === 3 ? '' : 'xl:grid-cols-3'}`
      : kind === 'paper'
        ? PAPER
        : `grid-cols-2 gap-x-3 gap-y-6 ${COLUMNS[most]}`;
  return <ul className={`grid ${columns}`}>{children}</ul>;
}

const ROWS = 'grid-cols-1 gap-x-6 *:border-b *:border-line *:py-3 md:grid-cols-2';

const PAPER = 'grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3';

const COLUMNS = {
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
  6: 'sm:grid-cols-3 xl:grid-cols-5 xl:[&>:nth-child(6)]:hidden',
};

/** Checks for a campus's own hive without sales or required photos, whose list of photo cards would be a list of empty tiles. */
export const lacksPhotos = (hive: HiveName): boolean => {
  const own = ownHive(hive);
  return own?.sale === 'none' && own.needsPhoto !== true;
};

/** Returns the kind of cards in a list of one hive, or of mixed hives. */
function kindOf(hive: HiveName | null): 'rows' | 'paper' | 'items' {
  if (hive === null || lacksPhotos(hive)) return 'rows';
  return isHive(hive) && hive !== 'essentials' ? 'paper' : 'items';
}

interface ListingGridProps {
  children: ReactNode;
  /** Hive of all listings in the grid; null for mixed hives. Those, and hives without photos, are shown as rows. Default `null`. */
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
      {SKELETONS[kindOf(hive)]}
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

function RowSkeleton() {
  return (
    <div className="flex gap-3">
      <Skeleton className="size-18" />
      <div className="grid grow content-center">
        <Skeleton shape="text" className="text-sm md:text-base" />
        <Skeleton shape="text" className="w-1/3 text-base" />
        <Skeleton shape="text" className="w-2/3 text-xs" />
      </div>
    </div>
  );
}

const SKELETONS = { rows: <RowSkeleton />, paper: <PaperSkeleton />, items: <ItemSkeleton /> };

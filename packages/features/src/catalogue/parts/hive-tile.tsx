import type { HiveName } from '@campushive/contract';
import { Card } from '@campushive/ui/card';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Link, useHives, type Destination } from '../../kernel/index.js';

interface HiveTileProps {
  hive: HiveName;
  /** Page that the tile opens. */
  to: Destination;
  /** Sentence about the hive, shown from 640 px on. */
  about: string;
  /** Number of open listings in words. Empty until it is known. */
  open: string;
}

/** Tile of a hive: icon, name and number of open listings. The whole tile is the link. */
export function HiveTile({ hive, to, about, open }: HiveTileProps) {
  const hiveNamed = useHives();
  return (
    <Card asChild interactive>
      <Link
        to={to}
        className="grid h-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 max-sm:p-3 sm:gap-x-4"
      >
        <HexagonIcon tone={hive} size="sm" className="sm:row-span-3 sm:w-12 sm:[&_svg]:size-6" />
        <span className="font-bold wrap-anywhere sm:text-subtitle">{hiveNamed(hive).title}</span>
        <span className="hidden text-sm sm:block">{about}</span>
        <span className="min-h-5 text-sm text-fg-muted tabular-nums max-sm:col-span-2 max-sm:pt-1">
          {open}
        </span>
      </Link>
    </Card>
  );
}

import type { Home } from '@campushive/contract';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Link, useHiveNames, useHives, useMessages } from '../../kernel/index.js';
import { catalogue } from './landing.catalogue.js';

/** Maximum number of hives in the grid. A campus with more gets a single row, which scrolls on a phone. */
const IN_GRID = 6;

/** Links to all hives, with the number of open listings where space allows. */
export function HiveLinks({ home }: { home: Home | undefined }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const names = useHiveNames();
  const isRow = names.length > IN_GRID;
  return (
    <ul
      aria-label={t.filter}
      className={
        isRow
          ? '-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 lg:mx-0 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:px-0'
          : 'grid grid-cols-3 gap-2 narrowest:grid-cols-2 md:grid-cols-6 md:gap-3'
      }
    >
      {names.map((hive) => {
        const count = home?.hives.find((one) => one.id === hive)?.count;
        return (
          <li key={hive} className={isRow ? 'min-w-24 shrink-0 lg:min-w-0' : undefined}>
            <Link
              to={{ to: 'category', id: hive }}
              className={`flex h-full flex-col items-center gap-1 rounded-control border border-line bg-surface px-1 py-1.5 hover:border-line-strong ${isRow ? 'lg:py-3' : 'lg:flex-row lg:gap-3 lg:px-3 lg:py-2.5'}`}
            >
              <HexagonIcon tone={hive} size="sm" />
              <span className={`max-w-full min-w-0 ${isRow ? 'text-center' : 'lg:grow'}`}>
                <span className={`block truncate text-sm font-bold ${isRow ? '' : 'lg:text-base'}`}>
                  {hiveNamed(hive).title}
                </span>
                <span className="hidden min-h-4 text-xs text-fg-muted tabular-nums lg:block">
                  {count === undefined || count === 0 ? '' : t.open(count)}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

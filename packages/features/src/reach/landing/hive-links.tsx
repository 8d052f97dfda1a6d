import type { Home } from '@campushive/contract';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { Link, useHiveNames, useHives, useMessages } from '../../kernel/index.js';
import { catalogue } from './landing.catalogue.js';

/** Links to all hives, with the number of open listings where space allows. */
export function HiveLinks({ home }: { home: Home | undefined }) {
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  return (
    <ul
      aria-label={t.filter}
      className="grid grid-cols-3 gap-2 narrowest:grid-cols-2 md:grid-cols-6 md:gap-3"
    >
      {useHiveNames().map((hive) => {
        const count = home?.hives.find((one) => one.id === hive)?.count;
        return (
          <li key={hive}>
            <Link
              to={{ to: 'category', id: hive }}
              className="flex h-full flex-col items-center gap-1 rounded-control border border-line bg-surface px-1 py-1.5 hover:border-line-strong lg:flex-row lg:gap-3 lg:px-3 lg:py-2.5"
            >
              <HexagonIcon tone={hive} size="sm" />
              <span className="max-w-full min-w-0 lg:grow">
                <span className="block truncate text-sm font-bold lg:text-base">{hiveNamed(hive).title}</span>
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

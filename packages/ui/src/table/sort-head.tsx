import type { ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { TableColumn, TableSort } from './table.js';

interface SortHeadProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((change: { sort: TableSort }) => void) | undefined;
}

/** The head of a column; a press sorts by it, the next one turns the order around. */
export function SortHead<Row>({ column, sort, onSortChange }: SortHeadProps<Row>): ReactElement {
  const { key, header, align = 'start' } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction ?? (onSortChange ? 'none' : undefined)}
      className={cx(
        'border-b border-line-strong px-3 text-xs font-semibold text-fg-muted',
        align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {onSortChange ? (
        <button
          type="button"
          data-slot="sort-head"
          onClick={() =>
            onSortChange({
              sort: { column: key, direction: direction === 'ascending' ? 'descending' : 'ascending' },
            })
          }
          className={cx(
            '-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-chip px-2 font-semibold transition hover:text-fg',
            direction && 'text-fg',
          )}
        >
          {header}
          <Icon aria-hidden="true" className="size-4 shrink-0" />
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center">{header}</span>
      )}
    </th>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import { SortHead } from './sort-head.js';
import { SortSelect } from './sort-select.js';

/** How rows are ordered. */
export interface TableSort {
  /** The `key` of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Different from all others. */
  key: string;
  /** Head of the column, and name of the fact on a phone's card. */
  header: string;
  /** What stands in it. */
  cell: (row: Row) => ReactNode;
  /** Default `start`; numbers stand at the `end`. */
  align?: 'start' | 'end';
  /** Its head sorts. Default `false`. */
  sortable?: boolean;
  /** What names the row: the title of its card. Exactly one column should be. Default `false`. */
  title?: boolean;
}

/** Props of {@link Table}. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the rows are: `Payment history`. */
  caption: string;
  /** What is told of each row, from the first column to the last. */
  columns: readonly TableColumn<Row>[];
  /** What the table is about, in order. */
  rows: readonly Row[];
  /** A name for each row that is its own and stays. */
  rowKey: (row: Row) => string;
  /** By which column it is sorted now. Default: none. */
  sort?: TableSort;
  /** A head was pressed, or on a phone an order was chosen. The caller sorts. */
  onSortChange?: (change: { sort: TableSort }) => void;
  /** Name of the choice of order on phones: `Sort by`. */
  sortLabel?: string;
  /** How an order is called there. Default: `Amount ↑`, `Amount ↓`. */
  sortOptionLabel?: (header: string, direction: TableSort['direction']) => string;
  /** Hides the caption from sight, where a heading says it. Default `true`. */
  hideCaption?: boolean;
}

/**
 * Facts about several things of one kind. Where it is narrower than 40 rem each row becomes a card with the heads as names;
 * for screen readers it stays a table.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  sortLabel = 'Sort by',
  sortOptionLabel = (header, direction) => `${header} ${direction === 'ascending' ? '↑' : '↓'}`,
  hideCaption = true,
  className,
  ...rest
}: TableProps<Row>): ReactElement {
  const sortable = onSortChange ? columns.filter((column) => column.sortable) : [];
  return (
    <div data-slot="table" className={cx('@container min-w-0', className)} {...rest}>
      {onSortChange && sortable.length > 0 ? (
        <SortSelect
          columns={sortable}
          label={sortLabel}
          optionLabel={sortOptionLabel}
          {...{ sort, onSortChange }}
          className="mb-3 @2xl:hidden"
        />
      ) : null}
      {/* Roles are said twice, because `display: block` takes them away in some browsers. */}
      <table role="table" className="block w-full text-sm @2xl:table">
        <caption
          className={hideCaption ? 'sr-only' : 'mb-2 block text-start font-semibold @2xl:table-caption'}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <SortHead
                key={column.key}
                {...{ column, sort }}
                onSortChange={sortable.includes(column) ? onSortChange : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 @2xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="grid gap-1.5 rounded-card border border-line bg-surface p-4 @2xl:table-row @2xl:rounded-none @2xl:border-0 @2xl:bg-transparent @2xl:hover:bg-fill"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }): ReactElement {
  const { header, align = 'start', title = false } = column;
  const wide = cx(
    '@2xl:table-cell @2xl:border-b @2xl:border-line @2xl:px-3 @2xl:py-3 @2xl:align-middle @2xl:text-base',
    align === 'end' ? '@2xl:text-end @2xl:tabular-nums' : '@2xl:text-start',
  );
  if (title) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={cx('order-first block text-start text-base font-bold', wide)}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={cx('flex flex-wrap items-center justify-between gap-x-4', wide)}>
      <span aria-hidden="true" className="text-fg-muted @2xl:hidden">
        {header}
      </span>
      <span className={cx('min-w-0 wrap-anywhere', align === 'end' && 'tabular-nums')}>
        {column.cell(row)}
      </span>
    </td>
  );
}

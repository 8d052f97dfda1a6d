import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { cx } from '../class-names/class-names.js';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

/** True when rows become blocks on a phone. */
const StackedContext = createContext(false);

/** Props of {@link Table}. */
export interface TableProps extends ComponentProps<'table'> {
  /** Name of the table for screen readers, where no heading gives one. */
  label?: string;
  /** On a phone, each row becomes a block with its cells stacked, so that nothing scrolls sideways. Default `false`. */
  stacked?: boolean;
  /** Keeps the header row in view while the table scrolls: with the page, or in a frame that scrolls. Default `false`. */
  stickyHeader?: boolean;
}

/** Tabular data: a row for each item, a column for each property. */
export function Table({
  label,
  stacked = false,
  stickyHeader = false,
  className,
  ...rest
}: TableProps): ReactElement {
  return (
    <StackedContext value={stacked}>
      <table
        data-slot="table"
        data-sticky={stickyHeader || undefined}
        aria-label={label}
        className={cx('group/table w-full border-collapse text-start', className)}
        {...rest}
      />
    </StackedContext>
  );
}

/** The header row. Hidden on a phone in a stacked table. */
export function TableHeader({ className, ...rest }: ComponentProps<'thead'>): ReactElement {
  const stacked = useContext(StackedContext);
  return (
    <thead
      data-slot="table-header"
      className={cx(
        // The hairline of a row would stay behind, so the header draws its own.
        'group-data-sticky/table:sticky group-data-sticky/table:top-0 group-data-sticky/table:z-1 group-data-sticky/table:bg-bg group-data-sticky/table:inset-shadow-[0_-1px_0_var(--ch-line)]',
        stacked && 'hidden sm:table-header-group',
        className,
      )}
      {...rest}
    />
  );
}

/** The body of the table. */
export function TableBody(props: ComponentProps<'tbody'>): ReactElement {
  return <tbody data-slot="table-body" {...props} />;
}

/** Props of {@link TableCaption}. */
export interface TableCaptionProps extends ComponentProps<'caption'> {
  /** Hides the caption visually, where a heading repeats it. Default `false`. */
  hideLabel?: boolean;
}

/**
 * The title of a table, in sight, and its name for screen readers.
 *
 * @since 0.2.0
 */
export function TableCaption({ hideLabel = false, className, ...rest }: TableCaptionProps): ReactElement {
  return (
    <caption
      data-slot="table-caption"
      className={cx(hideLabel ? 'sr-only' : 'pb-2 text-start text-sm font-semibold text-fg-muted', className)}
      {...rest}
    />
  );
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks a selected row. Its Checkbox announces the selection to screen readers. Default `false`. */
  selected?: boolean;
}

/** A row, with a hairline below it. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps): ReactElement {
  const stacked = useContext(StackedContext);
  return (
    <tr
      data-slot="table-row"
      data-selected={selected || undefined}
      className={cx(
        'border-b border-line data-selected:bg-brand-soft',
        stacked && 'block py-2 align-top sm:table-row',
        className,
      )}
      {...rest}
    />
  );
}

/** Props of {@link TableEmpty}. */
export interface TableEmptyProps extends ComponentProps<'td'> {
  /** Number of columns. */
  colSpan: number;
  /** The reason, and a next step: an EmptyState, or a sentence. */
  children: ReactNode;
}

/**
 * The only row of a table without rows.
 *
 * @since 0.2.0
 */
export function TableEmpty({ className, ...rest }: TableEmptyProps): ReactElement {
  return (
    <tr data-slot="table-empty-row">
      <td
        data-slot="table-empty"
        className={cx('px-4 py-10 text-center text-fg-muted', className)}
        {...rest}
      />
    </tr>
  );
}

/** Sort orders of a column. */
export type TableSort = 'ascending' | 'descending' | 'none';

/** Props of {@link TableHead}. */
export interface TableHeadProps extends Omit<ComponentProps<'th'>, 'align'> {
  /** Default `start`; use `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Current sort order by this column. Default: not sortable. */
  sort?: TableSort;
  /** Called when the header is pressed; the caller sorts the rows. Required with `sort`. */
  onSort?: () => void;
}

const aligned = { start: 'text-start', center: 'text-center', end: 'text-end' };

/** Header of a column, or with `scope="row"` of a row. A sortable header is a button, and announces its order. */
export function TableHead({
  align = 'start',
  sort,
  onSort,
  scope = 'col',
  className,
  children,
  ...rest
}: TableHeadProps): ReactElement {
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      data-slot="table-head"
      scope={scope}
      aria-sort={sort}
      className={cx(aligned[align], sort === undefined ? 'py-3' : 'py-1', className)}
      {...rest}
    >
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={cx('flex min-h-11 items-center gap-1 hover:text-fg', align === 'end' && 'ms-auto')}
          onClick={onSort}
        >
          {children}
          {sort === 'none' ? null : <Arrow aria-hidden="true" className="size-4" />}
        </button>
      )}
    </th>
  );
}

/** Props of {@link TableCell}. */
export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** Default `start`; use `end` for numbers. */
  align?: 'start' | 'center' | 'end';
}

/** A cell. */
export function TableCell({ align = 'start', className, ...rest }: TableCellProps): ReactElement {
  const stacked = useContext(StackedContext);
  return (
    <td
      data-slot="table-cell"
      className={cx(
        aligned[align],
        align === 'end' && 'tabular-nums',
        stacked ? 'block py-0.5 pe-4 wrap-anywhere first:font-bold sm:table-cell sm:py-2' : 'py-3',
        className,
      )}
      {...rest}
    />
  );
}

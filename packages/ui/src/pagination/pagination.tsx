import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../icon-button/icon-button.js';
import { pagesAround } from './pages.js';

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: `Pages`. */
  label: string;
  /** From 1 on. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Asks for another page; the first is 1. */
  onPageChange: (change: { page: number }) => void;
  /** Name of a page’s button: `Page 3`. */
  pageLabel: (page: number) => string;
  /** What the button to the page before is called. */
  previousLabel: string;
  /** What the button to the page after is called. */
  nextLabel: string;
}

/** Pages of a list that somebody comes back to. Lists that are looked through have a LoadMore. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  pageLabel,
  previousLabel,
  nextLabel,
  className,
  ...rest
}: PaginationProps): ReactElement {
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className={cx('flex flex-wrap items-center justify-center gap-1', className)}
      {...rest}
    >
      <IconButton label={previousLabel} disabled={page <= 1} onClick={() => onPageChange({ page: page - 1 })}>
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      {/* On phones: where one is. */}
      <span aria-hidden="true" className="px-2 font-semibold tabular-nums sm:hidden">
        {page} / {pageCount}
      </span>
      {pagesAround(page, pageCount).map((one, index) =>
        one === 'gap' ? (
          <span key={`gap ${index}`} aria-hidden="true" className="px-1 text-fg-muted max-sm:hidden">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            data-slot="page"
            aria-label={pageLabel(one)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPageChange({ page: one })}
            className="min-h-control min-w-control rounded-control border border-transparent px-2 font-semibold tabular-nums transition hover:bg-fill aria-[current=page]:border-fg aria-[current=page]:bg-fill max-sm:hidden"
          >
            {one}
          </button>
        ),
      )}
      <IconButton
        label={nextLabel}
        disabled={page >= pageCount}
        onClick={() => onPageChange({ page: page + 1 })}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </nav>
  );
}

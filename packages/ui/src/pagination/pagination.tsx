import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../button/button.js';
import { cx } from '../class-names/class-names.js';
import { useControlled } from '../controlled/use-controlled.js';
import { IconButton } from '../icon-button/icon-button.js';
import { pagesAround } from './pages.js';

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Name of the navigation: `Pages of the results`. */
  label: string;
  /** Number of pages. */
  pageCount: number;
  /** Controlled page, from 1. Omit it for an uncontrolled pagination. */
  page?: number | undefined;
  /** Initial page. Default 1. */
  defaultPage?: number | undefined;
  /** Called with the chosen page. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Address of a page: pages become links. Default: buttons. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Number of pages beside the current one. Default 1. */
  siblings?: number | undefined;
  /** Accessible name of a page. Default `Page 3`. */
  pageLabel?: ((page: number) => string) | undefined;
  /** Accessible name of the button before the pages. Default `Previous page`. */
  previousLabel?: string | undefined;
  /** Accessible name of the button after the pages. Default `Next page`. */
  nextLabel?: string | undefined;
}

/**
 * Pages of a long list, each with its number.
 *
 * @since 0.2.0
 */
export function Pagination({
  label,
  pageCount,
  page: openProp,
  defaultPage = 1,
  onPageChange,
  hrefOf,
  siblings = 1,
  pageLabel = (page) => `Page ${page}`,
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
  className,
  ...rest
}: PaginationProps): ReactElement {
  const [page, keep] = useControlled(openProp, defaultPage);
  function go(next: number, event: MouseEvent): void {
    // A link that opens elsewhere, in a new tab for instance, leaves the page as it is.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    keep(next);
    onPageChange?.(next);
  }
  return (
    <nav data-slot="pagination" aria-label={label} className={cx('min-w-0', className)} {...rest}>
      <ul className="flex flex-wrap items-center gap-1">
        <li>
          <Step label={previousLabel} to={page - 1} {...{ pageCount, hrefOf }} onGo={go}>
            <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </Step>
        </li>
        {pagesAround(page, pageCount, siblings).map((slot, index) => (
          <li key={slot === 'gap' ? `gap ${index}` : slot}>
            {slot === 'gap' ? (
              <span aria-hidden="true" className="grid size-control place-items-center text-fg-muted">
                …
              </span>
            ) : (
              <PageButton
                label={pageLabel(slot)}
                to={slot}
                current={slot === page}
                hrefOf={hrefOf}
                onGo={go}
              />
            )}
          </li>
        ))}
        <li>
          <Step label={nextLabel} to={page + 1} {...{ pageCount, hrefOf }} onGo={go}>
            <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface TargetProps {
  label: string;
  to: number;
  hrefOf: PaginationProps['hrefOf'];
  onGo: (page: number, event: MouseEvent) => void;
}

function PageButton({ label, to, current, hrefOf, onGo }: TargetProps & { current: boolean }): ReactElement {
  return (
    <Button
      data-slot="pagination-page"
      variant={current ? 'secondary' : 'ghost'}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className="min-w-control px-2! no-underline! tabular-nums"
      asChild={hrefOf !== undefined}
      onClick={(event) => onGo(to, event)}
    >
      {hrefOf === undefined ? to : <a href={hrefOf(to)}>{to}</a>}
    </Button>
  );
}

/** The button to the page before or after, disabled at the ends. */
function Step({
  label,
  to,
  pageCount,
  hrefOf,
  onGo,
  children,
}: TargetProps & { pageCount: number; children: ReactElement }): ReactElement {
  const isEnd = to < 1 || to > pageCount;
  const isLink = hrefOf !== undefined && !isEnd;
  return (
    <IconButton
      data-slot="pagination-step"
      label={label}
      disabled={isEnd}
      asChild={isLink}
      onClick={(event) => onGo(to, event)}
    >
      {isLink ? <a href={hrefOf(to)}>{children}</a> : children}
    </IconButton>
  );
}

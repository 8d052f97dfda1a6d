import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from '../class-names/class-names.js';
import { Slot } from '../slot/slot.js';

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Name of the navigation for screen readers. Default `Breadcrumbs`. */
  label?: string | undefined;
  /** A {@link Breadcrumb} for each page, from the start to the current one. */
  children: ReactNode;
}

/**
 * The way from the start of the site to the current page.
 *
 * @since 0.2.0
 */
export function Breadcrumbs({
  label = 'Breadcrumbs',
  className,
  children,
  ...rest
}: BreadcrumbsProps): ReactElement {
  return (
    <nav data-slot="breadcrumbs" aria-label={label} className={cx('min-w-0', className)} {...rest}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-fg-muted">{children}</ol>
    </nav>
  );
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends ComponentProps<'a'> {
  /** Marks the current page, the last one. It is no link unless it has an `href`. Default `false`. */
  current?: boolean | undefined;
  /** Renders the only child, such as the application's own link, as the link. Default `false`. */
  asChild?: boolean | undefined;
  /** Title of the page. */
  children: ReactNode;
}

/**
 * A page of {@link Breadcrumbs}.
 *
 * @since 0.2.0
 */
export function Breadcrumb({
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: BreadcrumbProps): ReactElement {
  const own = createElement(current && rest.href === undefined ? 'span' : 'a', null, children);
  return (
    <li data-slot="breadcrumb-item" className="flex min-w-0 items-center gap-1.5">
      <Slot.Root
        data-slot="breadcrumb"
        aria-current={current ? 'page' : undefined}
        className={cx(
          'touch-target flex min-h-9 max-w-60 min-w-0 items-center wrap-anywhere coarse:min-h-11',
          current
            ? 'font-semibold text-fg'
            : 'underline decoration-line-strong underline-offset-4 hover:text-fg',
          className,
        )}
        {...rest}
      >
        {asChild ? children : own}
      </Slot.Root>
      {current ? null : <ChevronRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />}
    </li>
  );
}

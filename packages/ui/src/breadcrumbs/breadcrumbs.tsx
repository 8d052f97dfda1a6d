import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';

/** One step of {@link Breadcrumbs}. */
export interface Crumb {
  label: string;
  /** An empty link: `<a href="…" />`. The last step, the page itself, has none. */
  link?: ReactElement<{ children?: unknown; className?: string }>;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of the navigation: `Breadcrumb`. */
  label: string;
  /** From the root to the page itself. */
  items: readonly Crumb[];
}

/** The way from the root to this page. On phones it is one link, to the page above. */
export function Breadcrumbs({ label, items, className, ...rest }: BreadcrumbsProps): ReactElement {
  const last = items.length - 1;
  return (
    <nav data-slot="breadcrumbs" aria-label={label} className={cx('min-w-0 text-sm', className)} {...rest}>
      <ol className="flex min-w-0 items-center gap-1">
        {items.map((item, index) => (
          <li
            key={index}
            className={cx(
              'flex min-w-0 items-center gap-1',
              index !== last - 1 && last > 0 && 'max-sm:hidden',
            )}
          >
            {index === last - 1 ? (
              <ChevronLeft
                aria-hidden="true"
                className="size-4 shrink-0 text-fg-muted sm:hidden rtl:-scale-x-100"
              />
            ) : null}
            <Step item={item} current={index === last} />
            {index < last ? (
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-fg-muted max-sm:hidden rtl:-scale-x-100"
              />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ item: { label, link }, current }: { item: Crumb; current: boolean }): ReactElement {
  if (!link || current) {
    return (
      <span aria-current={current ? 'page' : undefined} className="truncate text-fg-muted">
        {label}
      </span>
    );
  }
  return cloneElement(
    link,
    {
      className: cx(
        'touch-target inline-flex min-h-6 min-w-0 items-center truncate font-semibold underline-offset-4 hover:underline',
        link.props.className,
      ),
    },
    label,
  );
}

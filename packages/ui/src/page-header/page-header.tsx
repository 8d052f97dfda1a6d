import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's only heading of the first level. */
  title: ReactNode;
  /** One sentence under it. */
  description?: ReactNode;
  /** Above it: Breadcrumbs, a way back. */
  above?: ReactNode;
  /** Beside it: one or two buttons; on phones they stand below. */
  actions?: ReactNode;
}

/** What a page is, and what can be done with all of it. */
export function PageHeader({
  title,
  description,
  above,
  actions,
  className,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <div data-slot="page-header" className={cx('grid min-w-0 gap-2', className)} {...rest}>
      {above}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <h1>{title}</h1>
          {description ? <p className="max-w-2xl text-fg-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex min-w-0 flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}

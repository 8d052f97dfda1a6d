import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Layouts of a {@link DescriptionList}: term and details in a row, or stacked. */
export type DescriptionLayout = 'rows' | 'stacked';

/** A term with its details. */
export interface Description {
  term: string;
  details: ReactNode;
  /** Places long details below the term, over the whole width. Default `false`. */
  long?: boolean;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Terms and details, in order. */
  items: readonly Description[];
  /** Default `rows`: in two columns where an ancestor that is an `@container` has room. */
  layout?: DescriptionLayout;
}

/** A list of facts: term and details. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps): ReactElement {
  const rows = layout === 'rows';
  return (
    <dl
      data-slot="description-list"
      data-layout={layout}
      className={cx(
        'grid min-w-0',
        rows ? 'gap-x-6 text-sm' : 'gap-3',
        rows && items.length > 1 && '@lg:grid-cols-2',
        className,
      )}
      {...rest}
    >
      {items.map(({ term, details, long = false }) =>
        rows ? (
          <div
            key={term}
            className={cx(
              'gap-x-4 gap-y-1 border-b border-line py-3',
              long ? 'grid @lg:col-span-2' : 'flex justify-between',
            )}
          >
            <dt className={cx('text-fg-muted', !long && 'max-w-1/2 shrink-0')}>{term}</dt>
            <dd className={cx('min-w-0 wrap-anywhere', !long && 'text-end font-semibold')}>{details}</dd>
          </div>
        ) : (
          <div key={term}>
            <dt className="text-sm text-fg-muted">{term}</dt>
            <dd className="font-semibold wrap-anywhere">{details}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

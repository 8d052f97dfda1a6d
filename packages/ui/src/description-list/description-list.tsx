import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cva } from 'class-variance-authority';

/** How a {@link DescriptionList} stands: both in one row, or one under the other. */
export type DescriptionLayout = 'rows' | 'stacked';

/** One fact. */
export interface Description {
  term: ReactNode;
  details: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The terms and what is said of them, in order. */
  items: readonly Description[];
  /** Default `rows`. `stacked` is for long answers, and takes two columns where there is room. */
  layout?: DescriptionLayout;
}

const styles = cva('grid min-w-0 text-sm', {
  variants: {
    layout: {
      rows: 'divide-y divide-line',
      stacked: 'gap-x-6 gap-y-4 sm:grid-cols-2',
    } satisfies Record<DescriptionLayout, string>,
  },
});

const pair = {
  rows: 'flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5',
  stacked: 'grid content-start gap-0.5',
} satisfies Record<DescriptionLayout, string>;

/** Facts about one thing: name and answer. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps): ReactElement {
  return (
    <dl data-slot="description-list" data-layout={layout} className={styles({ layout, className })} {...rest}>
      {items.map(({ term, details }, index) => (
        <div key={index} className={pair[layout]}>
          <dt className="text-fg-muted">{term}</dt>
          <dd className="min-w-0 font-semibold">{details}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link SplitPane}. */
export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen from: conversations. */
  list: ReactNode;
  /** Name of the list's region. */
  listLabel: string;
  /** What was chosen. */
  detail: ReactNode;
  /** Name of the detail's region. */
  detailLabel: string;
  /** Below 1024 px there is room for one only. */
  showing: 'list' | 'detail';
}

/** A list beside what was chosen from it; on phones the one or the other. The caller changes `showing`, so the back button can. */
export function SplitPane({
  list,
  listLabel,
  detail,
  detailLabel,
  showing,
  className,
  ...rest
}: SplitPaneProps): ReactElement {
  return (
    <div
      data-slot="split-pane"
      data-showing={showing}
      className={cx('grid min-h-0 min-w-0 lg:grid-cols-[22.5rem_minmax(0,1fr)]', className)}
      {...rest}
    >
      <section
        aria-label={listLabel}
        className={cx('min-h-0 min-w-0 border-line lg:block lg:border-e', showing === 'detail' && 'hidden')}
      >
        {list}
      </section>
      <section
        aria-label={detailLabel}
        className={cx('min-h-0 min-w-0 lg:block', showing === 'list' && 'hidden')}
      >
        {detail}
      </section>
    </div>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link SplitPane}. */
export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is chosen from: conversations. */
  list: ReactNode;
  /** What was chosen. */
  detail: ReactNode;
  /** Below 1024 px there is room for one only. */
  showing: 'list' | 'detail';
}

/** A list beside what was chosen from it; on phones the one or the other. The caller changes `showing`, so the back button can. */
export function SplitPane({ list, detail, showing, className, ...rest }: SplitPaneProps): ReactElement {
  return (
    <div data-slot="split-pane" data-showing={showing} className={cx('flex w-full', className)} {...rest}>
      <div
        className={cx(
          'min-h-0 w-full flex-col border-line lg:flex lg:w-90 lg:shrink-0 lg:border-e',
          showing === 'list' ? 'flex' : 'hidden',
        )}
      >
        {list}
      </div>
      <div
        className={cx('min-h-0 min-w-0 flex-1 flex-col lg:flex', showing === 'detail' ? 'flex' : 'hidden')}
      >
        {detail}
      </div>
    </div>
  );
}

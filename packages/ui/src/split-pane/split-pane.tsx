import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link SplitPane}. */
export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Items to choose from, such as conversations. */
  list: ReactNode;
  /** The chosen item. */
  detail: ReactNode;
  /** The pane that is visible below 1024 px, where only one fits. */
  showing: 'list' | 'detail';
}

/** A list beside the item chosen from it; on phones only one of them. The caller changes `showing`, so that the back button can, too. */
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

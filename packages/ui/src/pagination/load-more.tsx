import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../class-names/class-names.js';
import { Button } from '../button/button.js';

/** What a {@link LoadMore} can do next. */
export type LoadMoreState = 'ready' | 'loading' | 'failed' | 'end';

/** Props of {@link LoadMore}. */
export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether there is more, it comes, it could not be had, or that was all. */
  state: LoadMoreState;
  /** The button, or the second try, was pressed. */
  onLoadMore: () => void;
  /** `Load more`. */
  label: string;
  /** `Loading...`. */
  loadingLabel: string;
  /** After a failure: `Try again`. */
  retryLabel: string;
  /** What is read out and shown under the button: `24 of 120 listings`, `That is all`. */
  status: string;
}

/** The end of a list of which there is more. A button, not endless scrolling: the foot of the page stays within reach. */
export function LoadMore({
  state,
  onLoadMore,
  label,
  loadingLabel,
  retryLabel,
  status,
  className,
  ...rest
}: LoadMoreProps): ReactElement {
  return (
    <div
      data-slot="load-more"
      data-state={state}
      className={cx('grid justify-items-center gap-2 py-4 text-center', className)}
      {...rest}
    >
      {state === 'end' ? null : (
        <Button
          variant="outline"
          loading={state === 'loading'}
          loadingLabel={loadingLabel}
          onClick={onLoadMore}
        >
          {state === 'failed' ? retryLabel : label}
        </Button>
      )}
      <p
        role="status"
        className={cx('text-sm', state === 'failed' ? 'font-semibold text-danger' : 'text-fg-muted')}
      >
        {status}
      </p>
    </div>
  );
}

import { Children, type ReactElement, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { SpinnerMark } from '../spinner/spinner-mark.js';

interface ButtonLabelProps {
  loading: boolean;
  loadingLabel: string | undefined;
  /** Whether the spinner stands in the label, because no leading icon gives it a place. */
  spinner: boolean;
  children: ReactNode;
}

/**
 * The words of a button. The words of the other state lie under them without height, so that both states are as wide
 * as the wider one. They are written by css and never reach a screen reader or a text search.
 */
export function ButtonLabel({ loading, loadingLabel, spinner, children }: ButtonLabelProps): ReactElement {
  const late = (
    <span className="animate-late-in">
      <SpinnerMark />
    </span>
  );
  if (loading && loadingLabel === undefined) {
    return (
      <span data-slot="button-label" className="grid place-items-center *:[grid-area:1/1]">
        <span className={cx(spinner && 'animate-late-out')}>{children}</span>
        {spinner ? late : null}
      </span>
    );
  }
  return (
    <span
      data-slot="button-label"
      data-reserve={loading ? textOf(children) : loadingLabel}
      className={cx(
        'grid justify-items-center after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-reserve)]',
        spinner && !loading && loadingLabel !== undefined && 'after:pl-7',
      )}
    >
      {loading ? (
        <span className="inline-flex items-center gap-2">
          {spinner ? late : null}
          {loadingLabel}
        </span>
      ) : (
        <span>{children}</span>
      )}
    </span>
  );
}

/** The text of a label that is nothing but text; `Pay {amount}` arrives as several pieces. */
function textOf(label: ReactNode): string | undefined {
  const pieces = Children.toArray(label);
  return pieces.every((piece) => typeof piece === 'string' || typeof piece === 'number')
    ? pieces.join('')
    : undefined;
}

import type { ReactElement, ReactNode } from 'react';
import { LateSpinner } from '../spinner/late-spinner.js';

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
  if (loadingLabel === undefined) {
    return (
      <span data-slot="button-label">
        <LoadingSwap loading={loading && spinner}>{children}</LoadingSwap>
      </span>
    );
  }
  return (
    <span
      data-slot="button-label"
      data-reserve={loading ? textOf(children) : loadingLabel}
      className={`reserve-label ${spinner && !loading ? 'after:pl-7' : ''}`}
    >
      {loading ? (
        <span className="inline-flex flex-wrap items-center justify-center gap-2">
          {spinner && <LateSpinner />}
          {loadingLabel}
        </span>
      ) : (
        <span>{children}</span>
      )}
    </span>
  );
}

/** What stands there; after 300 ms of loading the spinner takes its place. */
export function LoadingSwap(props: { loading: boolean; children: ReactNode }): ReactNode {
  if (!props.loading) return props.children;
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className="animate-late-out">{props.children}</span>
      <LateSpinner />
    </span>
  );
}

/** The text of a label that is nothing but text; `Pay {amount}` arrives as several pieces. */
function textOf(label: ReactNode): string | undefined {
  const pieces: unknown[] = [label].flat();
  return pieces.every((piece) => typeof piece === 'string' || typeof piece === 'number')
    ? pieces.join('')
    : undefined;
}

import type { ReactElement, ReactNode } from 'react';
import { LateSpinner } from '../spinner/late-spinner.js';

interface ButtonLabelProps {
  loading: boolean;
  loadingLabel: string | undefined;
  /** Icon before the words. Without an icon, the spinner replaces the label. */
  leading: ReactNode;
  children: ReactNode;
}

/**
 * The icon and the words of a button. The words of the other state lie under them without height, so that both states are as wide as the
 * wider one, and the current label stays centred. CSS generates the hidden words, so they never reach a screen reader or a text search.
 */
export function ButtonLabel({ loading, loadingLabel, leading, children }: ButtonLabelProps): ReactElement {
  const icon = leading ? <LoadingSwap loading={loading}>{leading}</LoadingSwap> : null;
  if (loadingLabel === undefined) {
    return (
      <>
        {icon}
        <span data-slot="button-label">
          <LoadingSwap loading={loading && !icon}>{children}</LoadingSwap>
        </span>
      </>
    );
  }
  return (
    <span
      data-slot="button-label"
      data-reserve={loading ? textOf(children) : loadingLabel}
      className={`reserve-label ${icon || !loading ? 'after:pl-7' : ''}`}
    >
      <span className={`inline-flex items-center justify-center gap-2 ${icon ? '' : 'flex-wrap'}`}>
        {icon ?? (loading && <LateSpinner />)}
        {loading ? loadingLabel : <span>{children}</span>}
      </span>
    </span>
  );
}

/** Renders the children; after 300 ms of loading, the spinner replaces them. */
function LoadingSwap(props: { loading: boolean; children: ReactNode }): ReactNode {
  if (!props.loading) return props.children;
  return (
    <span className="grid place-items-center *:[grid-area:1/1]">
      <span className="animate-late-out">{props.children}</span>
      <LateSpinner />
    </span>
  );
}

/** Returns the text of a label that consists of text only; `Pay {amount}` arrives as several pieces. */
function textOf(label: ReactNode): string | undefined {
  const pieces: unknown[] = [label].flat();
  return pieces.every((piece) => typeof piece === 'string' || typeof piece === 'number')
    ? pieces.join('')
    : undefined;
}

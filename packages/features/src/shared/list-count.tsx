/** List whose number of items is shown and announced. */
export interface ListCountProps {
  /** State of the list. Screen readers announce its length once it is known. */
  state:
    | { readonly status: 'loading' | 'failed' | 'empty' }
    | { readonly status: 'ready'; readonly count: number };
  /** Formats the count, such as `12 listings`. */
  words: (count: number) => string;
}

/** Number of items under a heading. Announced on change; empty until it is known. */
export function ListCount({ state, words }: ListCountProps) {
  return (
    <p aria-live="polite" className="min-h-5 text-sm text-fg-muted tabular-nums">
      {state.status === 'ready' ? (
        words(state.count)
      ) : state.status === 'empty' ? (
        <span className="sr-only">{words(0)}</span>
      ) : (
        ''
      )}
    </p>
  );
}

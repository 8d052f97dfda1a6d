export interface ListCountProps {
  /** The list: its length is announced as soon as it is known. */
  state:
    | { readonly status: 'loading' | 'failed' | 'empty' }
    | { readonly status: 'ready'; readonly count: number };
  /** The count in words, such as `12 listings`. */
  words: (count: number) => string;
}

/** How much there is, under a heading; announced when it changes, and empty until it is known. */
export function ListCount({ state, words }: ListCountProps) {
  return (
    <p aria-live="polite" className="min-h-5 text-sm text-fg-muted tabular-nums">
      {state.status === 'ready' ? words(state.count) : state.status === 'empty' ? words(0) : ''}
    </p>
  );
}

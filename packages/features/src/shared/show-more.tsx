import { Button } from '@campushive/ui/button';
import type { Ref } from 'react';

export interface ShowMoreProps {
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  words: { readonly more: string; readonly loadingMore: string };
  /** Seen when the end comes near. */
  ref?: Ref<HTMLDivElement>;
}

/** The button under a grid that has another page; nothing at its end. */
export function ShowMore({ state, words, ref }: ShowMoreProps) {
  if (state.more === null) return null;
  return (
    <div ref={ref} className="flex justify-center pt-6">
      <Button
        tone="outline"
        loading={state.loadingMore}
        loadingLabel={words.loadingMore}
        onClick={state.more}
      >
        {words.more}
      </Button>
    </div>
  );
}

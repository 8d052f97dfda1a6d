import { Button } from '@campushive/ui/button';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { useState, type Ref } from 'react';

export interface ShowMoreProps {
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  words: { readonly more: string; readonly loadingMore: string };
  /** Seen when the end comes near. */
  ref?: Ref<HTMLDivElement>;
  /** Where skeletons stand for what is coming; see {@link useRoom}. */
  room?: Room;
}

/** Whether skeletons take the button's place. */
export interface Room {
  readonly coming: boolean;
  readonly onHeld: (held: boolean) => void;
}

/**
 * While more is loaded the button makes room for skeletons, so that nothing moves before one's eyes. Whoever works by keys
 * keeps it under their focus.
 */
export function useRoom(loadingMore: boolean): Room {
  const [held, setHeld] = useState(false);
  return { coming: loadingMore && !held, onHeld: setHeld };
}

/** The button under a grid that has another page; nothing at its end. */
export function ShowMore({ state, words, ref, room }: ShowMoreProps) {
  if (state.more === null) return null;
  return (
    <div ref={ref}>
      {room?.coming === true ? (
        <VisuallyHidden role="status">{words.loadingMore}</VisuallyHidden>
      ) : (
        <div
          className="flex justify-center pt-6"
          onFocus={({ target }) => room?.onHeld(target.matches(':focus-visible'))}
          onBlur={() => room?.onHeld(false)}
        >
          <Button
            tone="outline"
            loading={state.loadingMore}
            loadingLabel={words.loadingMore}
            onClick={state.more}
          >
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button } from '@campushive/ui/button';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { useState, type Ref } from 'react';

export interface ShowMoreButtonProps {
  /** `more` is null at the end. */
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  /** What the button says, also while more is on its way. */
  t: { readonly more: string; readonly loadingMore?: string };
}

export interface ShowMoreProps extends ShowMoreButtonProps {
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
 * While more is loaded the button makes room for skeletons, so that nothing moves before the reader's eyes. A keyboard user
 * keeps it under their focus.
 */
export function useRoom(loadingMore: boolean): Room {
  const [held, setHeld] = useState(false);
  return { coming: loadingMore && !held, onHeld: setHeld };
}

/** The button under a grid that has another page, which may be loaded as its end comes near; nothing at its end. */
export function ShowMore({ state, t, ref, room }: ShowMoreProps) {
  if (state.more === null) return null;
  return (
    <div ref={ref}>
      {room?.coming === true ? (
        <VisuallyHidden role="status">{t.loadingMore}</VisuallyHidden>
      ) : (
        <div
          className="pt-6"
          onFocus={({ target }) => room?.onHeld(target.matches(':focus-visible'))}
          onBlur={() => room?.onHeld(false)}
        >
          <ShowMoreButton state={state} t={t} />
        </div>
      )}
    </div>
  );
}

/** The button under rows that have another page: as wide as a phone, in the middle of a laptop. Nothing at their end. */
export function ShowMoreButton({ state, t }: ShowMoreButtonProps) {
  if (state.more === null) return null;
  return (
    <div className="flex justify-center">
      <Button
        variant="outline"
        className="w-full sm:w-auto"
        loading={state.loadingMore}
        {...(t.loadingMore !== undefined && { loadingLabel: t.loadingMore })}
        onClick={state.more}
      >
        {t.more}
      </Button>
    </div>
  );
}

import { Button } from '@campushive/ui/button';
import { VisuallyHidden } from '@campushive/ui/visually-hidden';
import { useState, type Ref } from 'react';

/** Paging state of rows, with the texts of the button. */
export interface ShowMoreButtonProps {
  /** Paging state. `more` is null on the last page. */
  state: { readonly more: (() => void) | null; readonly loadingMore: boolean };
  /** Button labels, one of them for the loading state. */
  t: { readonly more: string; readonly loadingMore?: string };
}

/** Paging state of a grid that may also load as its end comes near. */
export interface ShowMoreProps extends ShowMoreButtonProps {
  /** Ref of the end of the list, to observe its visibility. */
  ref?: Ref<HTMLDivElement>;
  /** Room for skeletons of the next page; see {@link useRoom}. */
  room?: Room;
}

/** State that decides whether skeletons replace the button. */
export interface Room {
  /** True while skeletons replace the button. */
  readonly coming: boolean;
  readonly onHeld: (held: boolean) => void;
}

/** Replaces the button with skeletons while more loads, to avoid a layout shift. A button with keyboard focus stays. */
export function useRoom(loadingMore: boolean): Room {
  const [held, setPaused] = useState(false);
  return { coming: loadingMore && !held, onHeld: setPaused };
}

/** Button for the next page of a grid, which may also load as its end comes near. Renders nothing on the last page. */
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

/** Button for the next page of rows: full width on a phone, centred on a laptop. Renders nothing on the last page. */
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

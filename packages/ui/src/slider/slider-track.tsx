import type { CSSProperties, PointerEvent, ReactElement, ReactNode } from 'react';

interface SliderTrackProps {
  /** Where the filled part begins and ends, from 0 to 1. */
  from: number;
  to: number;
  disabled: boolean;
  /** The track was pressed, at this part of its length. */
  onPress?: (at: number) => void;
  children: ReactNode;
}

const THUMB = '1.75rem';

/** The line under the thumbs. A thumb's middle goes from half a thumb to the end less half a thumb; so does the fill. */
export function SliderTrack({ from, to, disabled, onPress, children }: SliderTrackProps): ReactElement {
  function press(event: PointerEvent<HTMLElement>): void {
    if (!onPress || disabled || event.target instanceof HTMLInputElement) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = Math.min(1, Math.max(0, (event.clientX - left - 14) / Math.max(1, width - 28)));
    onPress(getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - part : part);
  }
  return (
    <div
      data-slot="slider-track"
      onPointerDown={press}
      className={`relative grid h-11 cursor-pointer items-center *:[grid-area:1/1] ${disabled ? 'opacity-45' : ''}`}
    >
      <span aria-hidden="true" className="h-1.5 rounded-full bg-line-strong" />
      <span
        aria-hidden="true"
        data-slot="slider-fill"
        className="ms-(--from) me-(--to) h-1.5 rounded-full bg-fg"
        style={{ '--from': inset(from), '--to': inset(1 - to) } as CSSProperties}
      />
      {children}
    </div>
  );
}

function inset(part: number): string {
  return `calc(${THUMB} / 2 + ${part} * (100% - ${THUMB}))`;
}

import type { ReactElement, ReactNode } from 'react';

interface CarouselPickerProps {
  count: number;
  shown: number;
  thumbnails: readonly ReactNode[] | undefined;
  label: (number: number) => string;
  onPick: (index: number) => void;
}

/** How many thumbnails stand in their row; the last of them counts the rest. */
const THUMBNAILS = 5;

/** Goes straight to a slide: by dots, and where there is room by thumbnails. */
export function CarouselPicker({
  count,
  shown,
  thumbnails,
  label,
  onPick,
}: CarouselPickerProps): ReactElement {
  const numbers = Array.from({ length: count }, (_, index) => index);
  /** ` +3` on the last thumbnail, when there are three more slides. */
  const restAt = (index: number) =>
    index === THUMBNAILS - 1 && count > THUMBNAILS ? ` +${count - THUMBNAILS}` : '';
  return (
    <>
      <div className={`flex flex-wrap justify-center ${thumbnails ? 'sm:hidden' : ''}`}>
        {numbers.map((index) => (
          <button
            key={index}
            type="button"
            aria-label={label(index + 1)}
            aria-current={index === shown}
            onClick={() => onPick(index)}
            className="group grid size-6 place-items-center coarse:size-11"
          >
            <span className="size-2 rounded-full border border-line-strong bg-line-strong transition group-aria-[current=true]:w-5 group-aria-[current=true]:border-fg group-aria-[current=true]:bg-fg" />
          </button>
        ))}
      </div>
      {thumbnails ? (
        <div className="hidden grid-cols-5 gap-2 sm:grid">
          {thumbnails.slice(0, THUMBNAILS).map((thumbnail, index) => (
            <button
              key={index}
              type="button"
              aria-label={`${label(index + 1)}${restAt(index)}`}
              aria-current={index === shown}
              onClick={() => onPick(index)}
              className="relative aspect-square overflow-hidden rounded-control border-2 border-transparent aria-[current=true]:border-fg"
            >
              {thumbnail}
              {restAt(index) ? (
                <span className="absolute inset-0 grid place-items-center bg-photo-shade text-lg font-bold text-on-photo">
                  {restAt(index)}
                </span>
              ) : null}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

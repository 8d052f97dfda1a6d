import type { ReactElement } from 'react';

// A star with round corners in a box of 24.
const shape =
  'M11.1 2.9a1 1 0 0 1 1.8 0l2.5 5.1 5.6.8a1 1 0 0 1 .6 1.7l-4.1 4 1 5.6a1 1 0 0 1-1.5 1.1L12 18.5l-5 2.7a1 1 0 0 1-1.5-1.1l1-5.6-4.1-4a1 1 0 0 1 .6-1.7l5.6-.8Z';

/**
 * A honey star with an ink outline, filled up to `part` of its width: shape and outline distinguish full from empty, not colour alone.
 */
export function Star({ part }: { part: number }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="block size-full overflow-visible" data-part={part}>
      <path d={shape} className="fill-fill" />
      {part > 0 ? (
        <path
          d={shape}
          className="fill-brand rtl:origin-center rtl:-scale-x-100"
          style={part < 1 ? { clipPath: `inset(0 ${(1 - part) * 100}% 0 0)` } : undefined}
        />
      ) : null}
      <path
        d={shape}
        className={part > 0 ? 'fill-none stroke-fg' : 'fill-none stroke-line-strong'}
        strokeWidth="1.5"
      />
    </svg>
  );
}
